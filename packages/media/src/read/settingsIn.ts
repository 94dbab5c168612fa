import { exifTexts } from './exifTexts.ts';
import type { FoundSettings } from './foundSettings.ts';
import { pngTexts } from './pngTexts.ts';
import { fromAutomatic1111 } from './programs/automatic1111.ts';
import { fromComfyUi } from './programs/comfyUi.ts';
import { fromFooocus } from './programs/fooocus.ts';
import { fromInvokeAi } from './programs/invokeAi.ts';
import { fromKinora } from './programs/kinora.ts';
import { fromSwarmUi } from './programs/swarmUi.ts';

/** ComfyUI names what it writes into EXIF: 'prompt:{…}'. */
const after = (name: string, text: string | null): string | null =>
  text?.toLowerCase().startsWith(`${name}:`) ? text.slice(name.length + 1) : null;

/** What a picture's file says about how it was made, whichever program wrote it; null where it says nothing. */
export async function settingsIn(bytes: Uint8Array): Promise<FoundSettings | null> {
  const texts = await pngTexts(bytes);
  const { comment, make, model } = exifTexts(bytes);
  // Several programs write under the same name: each knows its own.
  const shared = [texts.get('parameters'), comment, texts.get('Comment')];
  return (
    fromKinora(bytes) ??
    first(shared, fromSwarmUi) ??
    first(shared, fromFooocus) ??
    fromInvokeAi(texts.get('invokeai_metadata'), texts.get('sd-metadata')) ??
    first(shared, fromAutomatic1111) ??
    first([texts.get('prompt'), after('prompt', model), after('prompt', make), comment], fromComfyUi)
  );
}

function first(
  texts: readonly (string | null | undefined)[],
  read: (text: string | null | undefined) => FoundSettings | null,
): FoundSettings | null {
  for (const text of texts) {
    const settings = read(text);
    if (settings) return settings;
  }
  return null;
}
