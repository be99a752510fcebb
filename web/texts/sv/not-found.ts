import type { texts as fi } from '../fi/not-found.ts';

export const texts: typeof fi = {
  kind: '404',
  title: 'Sidan hittades inte',
  description: 'Sidan hittades inte.',
  lead: 'Sidan kan ha flyttats, eller så är adressen felskriven.',
  museums: 'Se museerna',
  write: 'Skriv till oss',
  home: 'Till startsidan',
};
