// The signs that mean something in a header, and all that could end one.
const PLAIN_ADDRESS = /^[^\s\p{Cc}<>()",;:\\@]+@[^\s\p{Cc}<>()",;:\\@]+$/u;

/** One address and nothing else: what passes can be written into an envelope and a header as it is. */
export function isPlainAddress(text: string): boolean {
  return PLAIN_ADDRESS.test(text);
}
