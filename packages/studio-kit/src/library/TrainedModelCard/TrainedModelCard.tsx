import { statusOfModel, type ShownTrainedModel } from '@kinora/contract';
import {
  Badge,
  Button,
  Card,
  Heading,
  IconButton,
  Inline,
  LinkButton,
  Rating,
  Stack,
  Text,
  Timestamp,
  type BadgeTone,
  type HeadingLevel,
} from '@kinora/design-system';
import { Layers, Trash2 } from '@kinora/design-system/icons';
import { useId } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { libraryLabels } from '../../labels/libraryLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { card, grows } from '../CardFace/CardFace.css.ts';
import { CardFace } from '../CardFace/index.ts';

export interface TrainedModelCardProps<M extends ShownTrainedModel = ShownTrainedModel> {
  model: M;
  /** Where one trains anew, for one that failed. */
  trainHref?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  onUseRequested: (event: { model: M }) => void;
  onDeleteRequested?: ((event: { model: M }) => void) | undefined;
  labels?: Partial<KitLabels['library']> | undefined;
}

const tones: Readonly<Record<ReturnType<typeof statusOfModel>, BadgeTone>> = {
  ready: 'success',
  training: 'info',
  failed: 'danger',
  cancelled: 'neutral',
  unknown: 'neutral',
};

/** A model of one's own: ready, in training, failed, cancelled, or in a state that nobody knows. */
export function TrainedModelCard<M extends ShownTrainedModel>({
  model,
  trainHref,
  headingLevel = 3,
  onUseRequested,
  onDeleteRequested,
  labels,
}: TrainedModelCardProps<M>) {
  const said = useKitLabels('library', libraryLabels, labels);
  const { share } = useReadable();
  const title = useId();
  const status = statusOfModel(model);
  const words = said.trainedModels[status];
  const isReady = status === 'ready';
  const { accuracy, baseModel, createdAt, description, imageUrl, message, name, rating } = model;
  const { trainedAt } = model;
  const notes: Partial<Record<typeof status, string>> = {
    training: said.trainingNote,
    cancelled: said.trainingCancelled,
    failed: message ?? said.trainingFailed,
  };
  return (
    <Card
      as="article"
      padding={12}
      className={card}
      aria-labelledby={title}
      data-component="TrainedModelCard"
    >
      <CardFace src={imageUrl} glyph={Layers} marks={<Badge tone={tones[status]}>{words.badge}</Badge>} />
      <Stack gap={4} className={grows}>
        <Heading id={title} level={headingLevel} size="sm">
          {name}
        </Heading>
        {description && (
          <Text as="p" size="sm" tone="secondary" maxLines={2}>
            {description}
          </Text>
        )}
        {isReady && rating !== null && <Rating isReadOnly value={rating} label={said.rating} isNumberShown />}
        {isReady && accuracy !== null && (
          <Text size="sm" tone="secondary" isMono>
            {said.accuracy} {share(accuracy / 100)}
          </Text>
        )}
        {notes[status] && (
          <Text size="sm" tone={status === 'failed' ? 'danger' : 'secondary'}>
            {notes[status]}
          </Text>
        )}
        <Text size="xs" tone="tertiary">
          {trainedAt ? said.trainedOn : said.startedOn}{' '}
          <Timestamp value={trainedAt ?? createdAt} format="date" />
          {baseModel && ` · ${baseModel}`}
        </Text>
      </Stack>
      <Inline justify="between" gap={8}>
        {(status === 'failed' || status === 'cancelled') && trainHref !== undefined ? (
          <LinkButton href={trainHref}>{said.trainAgain}</LinkButton>
        ) : (
          <Button
            isDisabled={!isReady}
            {...(isReady ? { 'aria-label': said.chooseModel(name) } : {})}
            onPress={() => onUseRequested({ model })}
          >
            {words.use}
          </Button>
        )}
        {onDeleteRequested && (
          <IconButton
            variant="ghost"
            icon={Trash2}
            label={`${said.delete} ${name}`}
            onPress={() => onDeleteRequested({ model })}
          />
        )}
      </Inline>
    </Card>
  );
}
