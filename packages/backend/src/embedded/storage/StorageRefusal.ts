/** An answer that storage-js understands: `message` is for the person, `error` for the program. */
export class StorageRefusal extends Error {
  override name = 'StorageRefusal';
  readonly status: number;
  readonly error: string;

  constructor(status: number, error: string, message: string) {
    super(message);
    this.status = status;
    this.error = error;
  }

  toResponse(): Response {
    // Hosted puts the true status into the body as text, and storage-js reads it there.
    return Response.json(
      { statusCode: String(this.status), error: this.error, message: this.message },
      { status: this.status },
    );
  }
}

/** One answer for what is not there and what is somebody else's: the difference is nobody's business. */
export const notFound = (): StorageRefusal => new StorageRefusal(404, 'not_found', 'Object not found');
