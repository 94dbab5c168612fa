import type { Option } from '@kinora/contract';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import type { EditorProps } from './editor.ts';

/** Options of which those that can't be had here stay in sight, and say why. */
export function useOffered<O extends Option>(
  options: readonly O[],
  accepts: EditorProps['accepts'],
): readonly (O & { readonly isDisabled?: boolean })[] {
  const { notOffered } = useKitLabels('studio', studioLabels);
  return options.map((each) =>
    accepts?.includes(each.value) === false ? { ...each, help: notOffered, isDisabled: true } : each,
  );
}
