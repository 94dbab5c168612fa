/** Gigabytes that the device says it has, rounded; only some browsers tell. */
export const deviceMemory = (): number | undefined =>
  (navigator as { readonly deviceMemory?: number }).deviceMemory;
