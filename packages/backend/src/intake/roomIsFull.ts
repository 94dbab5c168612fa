import { readableSize } from '@kinora/contract';

export interface UploadRoom {
  readonly has_room: boolean;
  readonly most_bytes: number;
  readonly most_files: number;
  readonly is_too_fast: boolean;
  readonly most_a_minute: number;
}

/** What somebody hears whose files fill their room. */
export const roomIsFull = ({ most_bytes, most_files }: UploadRoom): string =>
  `Your uploads fill the room there is: ${readableSize(most_bytes)} or ${most_files} files. Delete creations or characters that you no longer need, and empty the trash.`;

/** What somebody hears whose files come faster than they are taken. */
export const comesTooFast = ({ most_a_minute }: UploadRoom): string =>
  `More than ${most_a_minute} files came from you within a minute. Wait a minute, and send the others then.`;
