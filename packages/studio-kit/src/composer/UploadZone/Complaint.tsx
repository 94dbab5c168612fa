export interface ComplaintProps {
  /** By this a button that stands in the zone says that it is described by it. */
  id: string;
  children: string;
}

/** Why Generate would not take what is in a zone, or that nothing is: given to the zone as its error. */
export const Complaint = ({ id, children }: ComplaintProps) => (
  <span id={id} data-part="complaint">
    {children}
  </span>
);
