import { Heading } from '@kinora/design-system';
import { card, list } from './Tips.css.ts';

export interface TipsProps {
  tips: readonly string[];
}

/** A few words on getting good results with this tool. */
export function Tips({ tips }: TipsProps) {
  if (tips.length === 0) return null;
  return (
    <section className={card} data-component="Tips">
      <Heading level={2} size="sm">
        Tips
      </Heading>
      <ul className={list}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
