import { ratioOfSides, titleOf, type ResultCreation } from '@kinora/contract';
import { Icon, Stack, Text } from '@kinora/design-system';
import { ImageOff } from '@kinora/design-system/icons';
import { useState } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';
import { frameWidth } from '../aspect.ts';
import { ground } from '../ground.css.ts';
import { developed } from '../develop.css.ts';
import { ResultDeeds, type ResultDeedsProps } from '../ResultDeeds/index.ts';
import { picture, placeholder } from './ResultImage.css.ts';

export interface ResultImageProps<C extends ResultCreation = ResultCreation> extends ResultDeedsProps<C> {}

/** A finished picture; a placeholder where there is none, or it can't be shown (A225, A226). */
export function ResultImage<C extends ResultCreation>(deeds: ResultImageProps<C>) {
  const { creation, labels } = deeds;
  const said = useKitLabels('result', resultLabels, labels);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { file_url, width, height } = creation;
  const title = titleOf(creation);
  const ratio = ratioOfSides(creation);
  const room = { aspectRatio: ratio, maxInlineSize: frameWidth(ratio) };
  return (
    <Stack gap={12} data-component="ResultImage">
      <div className={ground}>
        {file_url && file_url !== brokenUrl ? (
          <img
            className={`${picture} ${developed}`}
            style={width && height ? room : undefined}
            src={file_url}
            alt={title}
            onError={() => setBrokenUrl(file_url)}
          />
        ) : (
          <div className={placeholder} style={room} role="img" aria-label={said.placeholderFor(title)}>
            <Icon glyph={ImageOff} size={20} />
            <Text size="sm" tone="tertiary">
              {said.noPicture}
            </Text>
          </div>
        )}
      </div>
      <ResultDeeds {...deeds} />
    </Stack>
  );
}
