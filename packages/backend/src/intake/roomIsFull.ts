import { readableSize } from '@kinora/contract';

export interface UploadRoom {
  readonly has_room: boolean;
  readonly most_bytes: number;
  readonly most_files: number;
}

/** What somebody hears whose files fill their room. */
export const roomIsFull = ({ most_bytes, most_files }: UploadRoom): string =>
  `Your uploads fill the room there is: ${readableSize(most_bytes)} or ${most_files} files. Delete creations or characters that you no longer need, and empty the trash.`;
