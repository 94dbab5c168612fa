import { useEffect, useRef } from 'react';

interface CarriedFilesProps {
  name: string;
  files: readonly File[];
  isDisabled: boolean;
  allowsMultiple: boolean;
  /** What came is shown; once it no longer is, it was taken away. */
  hasContent: boolean;
}

/** Hands what a zone took to the form around, which knows files by inputs alone. */
export function CarriedFiles({ name, files, isDisabled, allowsMultiple, hasContent }: CarriedFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const showed = useRef(hasContent);
  useEffect(() => {
    const carrier = new DataTransfer();
    for (const file of files) carrier.items.add(file);
    if (input.current) input.current.files = carrier.files;
  }, [files]);
  useEffect(() => {
    if (showed.current && !hasContent && input.current) input.current.value = '';
    showed.current = hasContent;
  }, [hasContent]);
  return (
    <input
      ref={input}
      type="file"
      multiple={allowsMultiple}
      hidden
      aria-hidden="true"
      name={name}
      disabled={isDisabled}
    />
  );
}
