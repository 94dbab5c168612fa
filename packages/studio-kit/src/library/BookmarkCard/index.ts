export { BookmarkCard, type BookmarkCardProps, type ShownBookmark } from './BookmarkCard.tsx';
