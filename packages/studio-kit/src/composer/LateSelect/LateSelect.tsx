import { Skeleton, Stack, Text, type SelectProps, useFetchedWhen } from '@kinora/design-system';

// A list that opens weighs a tenth of a studio, and most tools have none.
const fetchSelect = () => import('@kinora/design-system/components/Select');

/** A Select, whose code comes when it is first drawn. */
export function LateSelect(props: SelectProps) {
  const late = useFetchedWhen(true, fetchSelect);
  return late ? (
    <late.Select {...props} />
  ) : (
    <Stack gap={8}>
      <Text size="sm">{props.label}</Text>
      <Skeleton data-awaited shape="text" lines={2} />
    </Stack>
  );
}
