import type { texts as fi } from '../fi/my-privacy.ts';
import { texts as common } from './parts/my-card.ts';

export const texts: typeof fi = {
  title: 'Dataskydd',
  description: 'Vilka uppgifter vi har om dig, och hur du får dem.',
  common,
  export: {
    title: 'Ladda ner mina uppgifter',
    body: 'Vi samlar alla uppgifter vi har om dig: i läsbar form (PDF) och i maskinläsbar form (JSON). Du får ett e-postmeddelande när de är klara. Du kan ladda ner dem i en vecka.',
    ask: 'Samla mina uppgifter',
    asked: 'Vi samlar dina uppgifter. Du får snart ett e-postmeddelande.',
    failed: 'Begäran lyckades inte. Försök igen.',
    waiting: 'Begärt {0}. Vi samlar uppgifterna.',
    ready: 'Begärt {0}.',
    pdf: 'Ladda ner (PDF)',
    json: 'Ladda ner (JSON)',
    until: 'Kan laddas ner till {0}.',
  },
  looks: {
    title: 'Vem har sett mina uppgifter?',
    none: 'Vår personal har inte tittat på dina uppgifter.',
    lead: 'Vår personal har tittat på dina uppgifter:',
    subject: {
      details: 'kontaktuppgifter',
      card: 'kortet och giltigheten',
      visits: 'besöken',
      orders: 'beställningar och betalningar',
      page: 'din sida med kortet',
    },
  },
  deletion: {
    title: 'Radera mitt konto',
    open: 'Radera mitt konto…',
    body: 'Vi raderar kontot och besökshistoriken. Kvitton som bokföringslagen kräver sparas så länge lagen föreskriver.',
    coming: 'Ditt konto raderas {0}.',
    cancel: 'Ångra raderingen',
    cancelled: 'Raderingen har ångrats',
    failed: 'Det gick inte att ångra. Försök igen.',
  },
};
