import { z } from 'zod';

/** Where a browser may be sent: a web page. Plain http only while the provider itself is the sandbox. */
export function webAddress(providerUrl: string) {
  const protocols = providerUrl.startsWith('http:') ? ['https:', 'http:'] : ['https:'];
  return z.string().refine((text) => {
    const address = URL.parse(text);
    return address !== null && protocols.includes(address.protocol) && !address.username;
  });
}
