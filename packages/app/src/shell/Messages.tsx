import { Button, hearEvents, LinkButton, Notice, type ToldToasts } from '@kinora/design-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { latePart } from '../late/latePart.tsx';
import { overPage } from './shell.css.ts';

const ShownMessages = latePart(() => import('./ShownMessages.tsx'));

/** What somebody does first, whatever they do with. */
const acts = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;
const none: ToldToasts['waiting']['visibleToasts'] = [];

/**
 * What is said in passing. How that is drawn comes with the first thing that a person does, long before there is
 * something to say; it is drawn plainly where it does not arrive, which may be what there is to say.
 */
export function Messages({ queue }: { queue: ToldToasts }) {
  const [state, setState] = useState<'untouched' | 'wanted' | 'lost'>('untouched');
  const { waiting } = queue;
  const said = useSyncExternalStore(
    (changed) => waiting.subscribe(changed),
    () => waiting.visibleToasts,
    () => none,
  );
  const isSaid = said.length > 0;
  const isResting = state === 'untouched' || (state === 'lost' && !isSaid);
  useEffect(() => {
    if (!isResting) return undefined;
    return hearEvents(acts, () => setState('wanted'));
  }, [isResting]);
  return (
    <>
      <ShownMessages
        queue={queue}
        isWanted={state === 'wanted' || (state === 'untouched' && isSaid)}
        onLost={() => setState('lost')}
      />
      {state === 'lost' && isSaid && (
        <div className={overPage}>
          {said.map(({ key, content: { title, description, tone = 'info', action, link } }) => (
            <Notice
              key={key}
              tone={tone === 'neutral' ? 'info' : tone}
              title={title}
              action={
                <>
                  {action && (
                    <Button
                      size="sm"
                      onPress={() => {
                        action.onPress();
                        queue.close(key);
                      }}
                    >
                      {action.label}
                    </Button>
                  )}
                  {link && (
                    <LinkButton size="sm" href={link.href} {...(link.target ? { target: link.target } : {})}>
                      {link.label}
                    </LinkButton>
                  )}
                </>
              }
              onDismissed={() => queue.close(key)}
            >
              {description}
            </Notice>
          ))}
        </div>
      )}
    </>
  );
}
