import { checkedSet, type AnyForm, type PictureRemark, type SetLooker } from '@kinora/contract';
import { Notice, Prose, Text } from '@kinora/design-system';
import { useEffect } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { setCheckLabels } from '../../labels/setCheckLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { useSetCheck } from './useSetCheck.ts';

export interface SetCheckProps {
  /** A tool that says which of its inputs is checked. */
  tool: AnyForm;
  draft: Readonly<Record<string, unknown>>;
  looker: SetLooker;
  labels?: Partial<KitLabels['device']> | undefined;
  /** For who can't see it: that it looks, and what came of it; nothing once it is over. */
  onSaid: (line: string) => void;
}

/** What could be better about the pictures of a set, before anything is begun with them. */
export function SetCheck({ tool, draft, looker, labels, onSaid }: SetCheckProps) {
  const said = useKitLabels('device', setCheckLabels, labels);
  const { number } = useReadable();
  const { input, pictures } = checkedSet(tool, draft);
  const { adviseSide: leastSide = 0, adviseCount: recommended = 0, max = Infinity, countedOf = max } = input;
  const remarks = useSetCheck(looker, pictures, leastSide);
  const told = (remark: PictureRemark): string => {
    if (remark.is === 'small')
      return said.remarks.small(`${remark.width} × ${remark.height}`, number(leastSide));
    if (remark.is === 'copy') return said.remarks.copy(pictures[remark.of]?.name ?? '');
    return said.remarks[remark.is];
  };
  const lines = pictures.flatMap(({ name: file }, index) => {
    const text = remarks?.[index]?.map(told).join(', ');
    return text ? [{ id: index, file, text }] : [];
  });
  const line =
    pictures.length === 0
      ? null
      : remarks === undefined
        ? said.lookingAtSet
        : lines.length > 0
          ? said.setRemarks(number(lines.length), number(pictures.length))
          : remarks && said.setIsFine(number(pictures.length));
  useEffect(() => {
    onSaid(line ?? '');
    return () => onSaid('');
  }, [line, onSaid]);
  if (line === null) return null;
  const isShort = pictures.length < recommended;
  if (remarks === undefined) return <Text tone="secondary">{line}</Text>;
  return (
    // Heard once: from the place beside it, which is there before it has anything to say.
    <Notice aria-live="off" tone={lines[0] ? 'warning' : 'success'} title={line}>
      {(lines[0] || isShort) && (
        <Prose>
          {lines[0] && (
            <ul>
              {lines.map(({ id, file, text }) => (
                <li key={id}>
                  <bdi>{file}</bdi>: {text}
                </li>
              ))}
            </ul>
          )}
          {isShort && <p>{said.setIsShort(number(recommended), number(countedOf))}</p>}
        </Prose>
      )}
    </Notice>
  );
}
