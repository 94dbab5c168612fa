import type { Provenance } from './provenance.ts';

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no way to hold most control characters or half a surrogate pair. */
// oxlint-disable-next-line no-control-regex -- these are the characters that must go
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(unspeakable, '')
    .replace(/[&<>"]/g, (each) => named[each]!)
    .replace(/[\t\n\r]/g, (each) => `&#${each.charCodeAt(0)};`);

/** The namespace of our own record inside an XMP packet. */
export const recordName = 'kinora:record';

/** A provenance as XMP, which pictures and clips carry alike. */
export const xmpPacket = (
  provenance: Provenance,
): string => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:kinora="urn:kinora:provenance" Iptc4xmpExt:DigitalSourceType="${escaped(provenance.digitalSourceType)}" xmp:CreatorTool="${escaped(`Kinora, ${provenance.engine}`)}" ${recordName}="${escaped(JSON.stringify(provenance))}"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(provenance.prompt)}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
