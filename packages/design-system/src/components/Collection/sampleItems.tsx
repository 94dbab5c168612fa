// For stories: the frames of a contact sheet.
import { sampleFrame } from '../../dev/sampleFrames.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Image } from '../Image/Image.tsx';
import { Text } from '../Text/Text.tsx';

export interface SampleItem {
  id: string;
  name: string;
  index: number;
}

const scenes = ['Harbour at dawn', 'Kitchen', 'Lighthouse', 'Kettle', 'Portra light', 'Fog', 'Window'];

export const sampleItems = (count: number): SampleItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${scenes[index % scenes.length]} ${index + 1}`,
    index,
  }));

export const nameOf = ({ name }: SampleItem): string => name;

export function SampleFrameFace({ name, index }: SampleItem) {
  return (
    <Stack gap={4}>
      <Image
        src={sampleFrame(index, { width: 300, height: 200 })}
        alt=""
        aspect={3 / 2}
        loading="eager"
        arrival="plain"
      />
      <Text size="xs" tone="tertiary" isMono isTruncated>
        {name}
      </Text>
    </Stack>
  );
}
