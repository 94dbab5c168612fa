import { Download, RotateCcw } from '../../icons/glyphs.ts';
import type { Labels } from '../../labels/labels.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { mediaBroken } from './mediaBroken.ts';
import type { MediaProblem } from './mediaState.ts';

// Browsers open no page for such an address, but save its file.
const liesInPage = (src: string) => /^(?:data|blob):/.test(src);

interface MediaFailureProps {
  src: string;
  problem: MediaProblem;
  labels: Pick<Labels, 'mediaBroken' | 'tryAgain' | 'openFile'>;
  onTryAgain: () => void;
}

/** Why it does not play, and two ways on: once more, or the file itself, which another program may know. */
export function MediaFailure({ src, problem, labels, onTryAgain }: MediaFailureProps) {
  return (
    <Notice
      tone="danger"
      title={(labels.mediaBroken ?? mediaBroken)[problem]}
      action={
        <Inline gap={8}>
          <Button size="sm" icon={RotateCcw} onPress={onTryAgain}>
            {labels.tryAgain}
          </Button>
          <LinkButton
            size="sm"
            variant="ghost"
            href={src}
            {...(liesInPage(src) ? { download: '', icon: Download } : { target: '_blank' })}
          >
            {labels.openFile}
          </LinkButton>
        </Inline>
      }
    />
  );
}
