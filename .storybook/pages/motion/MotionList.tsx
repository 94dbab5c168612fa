import './motionList.css';
import { Heading } from '../../../packages/design-system/src/components/Heading/Heading.tsx';
import { Text } from '../../../packages/design-system/src/components/Text/Text.tsx';
import { durations } from '../../../packages/design-system/src/tokens/scales.ts';
import { motions } from './motions.ts';
import type { Motion } from './motions.ts';
import { samples } from './samples.tsx';

const byName = new RegExp(`^(\\S+) (${Object.keys(durations).join('|')})\\b`);

/** 'opacity base enter' in milliseconds: 'opacity 180 ms enter'. */
const inMilliseconds = (motion: string) =>
  motion.replace(byName, (_, what: string, name: keyof typeof durations) => {
    return `${what} ${durations[name].replace('ms', ' ms')}`;
  });

/** What is declared, each once: 'opacity 180 ms enter'. */
const declaredBy = ({ declared }: Motion) => [
  ...new Set(
    Object.values(declared)
      .flat()
      .map((motion) => inMilliseconds(motion)),
  ),
];
const partsOf = ({ declared }: Motion) =>
  Object.keys(declared).map((file) =>
    file
      .split('/')
      .at(-1)!
      .replace(/(\.css)?\.ts$/, ''),
  );

/** Every motion in the product: what it tells, how long it takes, and what is left of it. */
export function MotionList() {
  return (
    <div className="sb-unstyled motion-list">
      {motions.map((motion) => (
        <section key={motion.title} className="motion" aria-label={motion.title}>
          <div className="motion-shown">
            {samples[motion.title as keyof typeof samples] ?? (
              <Text size="sm" tone="tertiary">
                Seen where it happens
              </Text>
            )}
          </div>
          <div className="motion-told">
            <Heading level={3} size="sm">
              {motion.title}
            </Heading>
            <Text as="p" size="sm" tone="secondary">
              {motion.purpose}
            </Text>
            <ul className="motion-declared">
              {declaredBy(motion).map((each) => (
                <li key={each}>
                  <Text size="xs" isMono>
                    {each}
                  </Text>
                </li>
              ))}
            </ul>
            <Text as="p" size="sm">
              With less motion: {motion.reduced}
            </Text>
            <Text as="p" size="xs" tone="tertiary">
              {partsOf(motion).join(', ')}
            </Text>
          </div>
        </section>
      ))}
    </div>
  );
}
