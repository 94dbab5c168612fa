/** As low as a phone on its side or a page enlarged four times: there is no room to spare, so nothing keeps its place. */
export const low = '(max-height: 30rem)';
