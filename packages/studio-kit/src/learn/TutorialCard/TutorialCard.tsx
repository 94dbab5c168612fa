import type { Tutorial } from '@kinora/contract';
import {
  Badge,
  Button,
  Card,
  Heading,
  Icon,
  Image,
  Inline,
  LinkButton,
  Popover,
  Rating,
  Text,
} from '@kinora/design-system';
import { Clock, Play } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { learnLabels } from '../../labels/learnLabels.ts';
import { blank, body, face, foot, length, news, tutorial as card } from './TutorialCard.css.ts';

export interface TutorialCardProps {
  tutorial: Tutorial;
  /** Where its picture lies. Without one, the frame stays blank. */
  picture?: string | undefined;
  /** The first of a page is fetched before what can wait. @default 'lazy' */
  loading?: 'eager' | 'lazy' | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Watch Now was pressed on one that is not there yet, which says so by itself (A350). */
  onSoonRequested?: ((event: { id: string }) => void) | undefined;
  labels?: Partial<Pick<KitLabels['learn'], 'rating' | 'tutorial' | 'tutorialSoon' | 'views'>> | undefined;
}

/** A guide (A345). */
export function TutorialCard({
  tutorial,
  picture,
  loading,
  headingLevel = 3,
  onSoonRequested,
  labels,
}: TutorialCardProps) {
  const words = useKitLabels('learn', learnLabels, labels);
  const { id, title, description, duration, level, views, rating, isNew, videoUrl } = tutorial;
  const watch = {
    size: 'sm',
    icon: Play,
    'aria-label': `${words.tutorial.watch}: ${title}`,
    children: words.tutorial.watch,
  } as const;
  return (
    <Card as="article" padding={0} className={card} data-component="TutorialCard">
      <div className={face}>
        {picture ? (
          <Image
            src={picture}
            alt=""
            aspect={16 / 9}
            loading={loading}
            fetchPriority={loading === 'eager' ? 'high' : 'auto'}
          />
        ) : (
          <div className={blank} />
        )}
        {isNew && (
          <Badge tone="accent" size="sm" className={news}>
            {words.tutorial.isNew}
          </Badge>
        )}
        <span className={length}>
          <Icon glyph={Clock} size={16} />
          {duration}
        </span>
      </div>
      <div className={body}>
        <Inline gap={8} justify="between">
          <Badge variant="outline" size="sm">
            {level}
          </Badge>
          <Rating isReadOnly value={rating} label={words.rating} isNumberShown />
        </Inline>
        <Heading level={headingLevel} size="md">
          {title}
        </Heading>
        <Text as="p" size="sm" tone="secondary" maxLines={3}>
          {description}
        </Text>
        <div className={foot}>
          <Text size="sm" tone="tertiary" isMono>
            <bdi>{`${views} ${words.views}`}</bdi>
          </Text>
          {videoUrl ? (
            <LinkButton {...watch} href={videoUrl} target="_blank" />
          ) : (
            <Popover
              label={title}
              onOpenChange={(isOpen) => isOpen && onSoonRequested?.({ id })}
              trigger={<Button {...watch} />}
            >
              <Text as="p" role="alert">
                {words.tutorialSoon}
              </Text>
            </Popover>
          )}
        </div>
      </div>
    </Card>
  );
}
