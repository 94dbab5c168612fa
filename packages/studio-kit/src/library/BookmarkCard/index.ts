export { BookmarkCard, type BookmarkCardProps } from './BookmarkCard.tsx';
