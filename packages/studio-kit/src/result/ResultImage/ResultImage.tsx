import { ratioOfSides, type ResultCreation } from '@kinora/contract';
import { Icon, IconButton, Stack, Text } from '@kinora/design-system';
import { ImageOff, Maximize2 } from '@kinora/design-system/icons';
import { useRef, useState } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import { shapedAs } from '../aspect.ts';
import { ground, shaped } from '../ground.css.ts';
import { developed } from '../develop.css.ts';
import { ResultDeeds, type ResultDeedsProps } from '../ResultDeeds/index.ts';
import { picture, placeholder } from './ResultImage.css.ts';

export interface ResultImageProps<C extends ResultCreation = ResultCreation> extends ResultDeedsProps<C> {}

// Whoever left it by the keyboard has left it.
const leave = () => void document.exitFullscreen().catch(() => {});
const leaveByPress = () => addEventListener('click', leave, { once: true });

/** A finished picture; a placeholder where there is none, or it can't be shown (A225, A226). */
export function ResultImage<C extends ResultCreation>(deeds: ResultImageProps<C>) {
  const { creation, labels } = deeds;
  const said = useKitLabels('result', resultLabels, labels);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shown = useRef<HTMLImageElement>(null);
  const { file_url, width, height } = creation;
  const title = useTitleOf()(creation);
  const isShown = file_url !== null && file_url !== brokenUrl;
  const enlarge = () => {
    if (document.fullscreenEnabled) shown.current?.requestFullscreen().then(leaveByPress, () => {});
    // A phone of Apple's gives its whole screen to clips alone.
    else window.open(file_url!, '_blank', 'noopener');
  };
  return (
    <Stack gap={12} data-component="ResultImage">
      <div className={ground} style={shapedAs(ratioOfSides(creation))}>
        {isShown ? (
          <img
            ref={shown}
            className={`${picture} ${developed} ${width && height ? shaped : ''}`}
            src={file_url}
            alt={title}
            onError={() => setBrokenUrl(file_url)}
          />
        ) : (
          <div className={`${placeholder} ${shaped}`} role="img" aria-label={said.placeholderFor(title)}>
            <Icon glyph={ImageOff} size={20} />
            <Text size="sm" tone="tertiary">
              {said.noPicture}
            </Text>
          </div>
        )}
      </div>
      <ResultDeeds
        {...deeds}
        more={
          <>
            {isShown && <IconButton icon={Maximize2} label={said.fullScreen} onPress={enlarge} />}
            {deeds.more}
          </>
        }
      />
    </Stack>
  );
}
