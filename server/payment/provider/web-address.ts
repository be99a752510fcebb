import { z } from 'zod';

/** Where browsers may be redirected: https, or plain http while the provider is the sandbox. */
export function webAddress(providerUrl: string) {
  const protocols = providerUrl.startsWith('http:') ? ['https:', 'http:'] : ['https:'];
  return z.string().refine((text) => {
    const address = URL.parse(text);
    return address !== null && protocols.includes(address.protocol) && !address.username;
  });
}
