import type { DetailedModel } from '@kinora/contract';
import {
  Badge,
  Button,
  Count,
  DescriptionList,
  Dialog,
  Inline,
  Rating,
  Stack,
  Text,
} from '@kinora/design-system';
import { Layers } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { libraryLabels } from '../../labels/libraryLabels.ts';
import { modelLabels } from '../../labels/modelLabels.ts';
import { CardFace } from '../CardFace/index.ts';
import { useLastShown } from '../useLastShown.ts';

const english = { ...libraryLabels, ...modelLabels };

export interface ModelDetailsProps<M extends DetailedModel = DetailedModel> {
  /** null while it is closed. */
  model: M | null;
  onClosed: () => void;
  onUseRequested: (event: { model: M }) => void;
  labels?: Partial<KitLabels['library']> | undefined;
}

/** All that is known of a model of the catalogue. */
export function ModelDetails<M extends DetailedModel>({
  model: asked,
  onClosed,
  onUseRequested,
  labels,
}: ModelDetailsProps<M>) {
  const said = useKitLabels('library', english, labels);
  const model = useLastShown(asked);
  const facts = (shown: M) => [
    ...(shown.rating === null
      ? []
      : [
          {
            id: 'rating',
            term: said.rating,
            details: <Rating isReadOnly value={shown.rating} label={said.rating} isNumberShown />,
          },
        ]),
    ...(shown.downloads === null
      ? []
      : [{ id: 'downloads', term: said.downloads, details: <Count value={shown.downloads} /> }]),
    ...[
      { id: 'useCase', term: said.useCase, details: shown.useCase },
      { id: 'parameters', term: said.parameters, details: shown.parameters, isNumeric: true },
      { id: 'license', term: said.license, details: shown.license },
    ].filter(({ details }) => details !== ''),
  ];
  return (
    <Dialog
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      title={model?.name ?? ''}
      footer={
        model && (
          <Button tone="accent" variant="solid" onPress={() => onUseRequested({ model })}>
            {said.use}
          </Button>
        )
      }
    >
      {model && (
        <Stack gap={16} data-component="ModelDetails">
          <CardFace src={model.image} glyph={Layers} />
          <Text as="p">{model.description}</Text>
          {model.tags.length > 0 && (
            <Inline gap={4}>
              {model.tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </Inline>
          )}
          <DescriptionList items={facts(model)} />
        </Stack>
      )}
    </Dialog>
  );
}
