export interface ErrorMessageProps {
  /** By this a button that stands in the zone says that it is described by it. */
  id: string;
  children: string;
}

/** Why Generate would not take what is in a zone, or that nothing is: given to the zone as its error. */
export const ErrorMessage = ({ id, children }: ErrorMessageProps) => (
  <span id={id} data-part="message">
    {children}
  </span>
);
