import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { Text as RacText, UNSTABLE_Toast as RacToast } from 'react-aria-components';
import type { ToastProps as RacToastProps } from 'react-aria-components';
import { X } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Labels } from '../../labels/labels.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { toneGlyphs } from '../Notice/toneGlyphs.ts';
import {
  close,
  description as descriptionClass,
  mark,
  offers,
  title as titleClass,
  toast as toastClass,
  words,
} from './Toast.css.ts';
import type { ToastMessage } from './toastMessage.ts';

interface ToastCardProps {
  toast: RacToastProps<ToastMessage>['toast'];
  labels: Labels;
  onClosed: () => void;
}

/** One message: its tone, its words, what can be done about it, and a cross. */
export function ToastCard({ toast, labels, onClosed }: ToastCardProps) {
  const { title, description, tone = 'neutral', action, link } = toast.content;
  return (
    <RacToast toast={toast} data-component="Toast" data-tone={tone} className={toastClass({ tone })}>
      {tone !== 'neutral' && (
        <span data-part="mark" className={mark({ tone })}>
          <Icon glyph={toneGlyphs[tone]} size={18} label={labels.tones[tone]} />
        </span>
      )}
      <div data-part="words" className={words}>
        <RacText slot="title" data-part="title" className={titleClass}>
          {title}
        </RacText>
        {description && (
          <RacText slot="description" data-part="description" className={descriptionClass}>
            {description}
          </RacText>
        )}
        {(action || link) && (
          <div data-part="offers" className={offers}>
            {action && (
              <Button
                size="sm"
                onPress={() => {
                  action.onPress();
                  onClosed();
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
          </div>
        )}
      </div>
      {/* Its tooltip floats beside the page, not inside the region that is read out. */}
      <PortalProvider getContainer={null}>
        <span aria-live="off" className={close}>
          <IconButton slot="close" size="sm" icon={X} label={labels.dismiss} />
        </span>
      </PortalProvider>
    </RacToast>
  );
}
