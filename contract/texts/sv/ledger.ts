import type { texts as fi } from '../fi/ledger.ts';

export const texts: typeof fi = {
  happened: {
    imported: 'Kortet flyttades hit från ett tidigare system. Den överförda tiden är daterad {0}.',
    bought: 'Kortet köptes {0}.',
    campaignMonths: 'En kampanj gav extra tid {0}.',
    giftMerged: 'Ett kort som var en gåva slogs ihop med det här kortet {0}.',
    registered: 'Kortet aktiverades {0}.',
    renewedWhileValid: 'Giltigheten förlängdes {0}, medan kortet gällde.',
    renewedAfterExpiry: 'Giltigheten förlängdes {0}, efter att den förra perioden hade gått ut.',
    goodwill: 'Kundtjänsten gav extra tid som gottgörelse {0}.',
    firstVisit: 'Det första museibesöket registrerades {0}.',
    refund: 'Beställningen annullerades {0}.',
    contractEnded: 'Månadsbetalningen avslutades i förtid {0}.',
  },
  effect: {
    waits: 'Tiden är {0} och börjar löpa vid det första museibesöket.',
    starts: 'Giltigheten började samma dag: den omfattar {0} och den sista dagen är {1}.',
    extends: 'Tiden förlängdes med {0} och den sista dagen är nu {1}.',
    shortens: 'Tiden förkortades med {0} och den sista dagen är nu {1}.',
    cancels: 'Giltigheten upphörde.',
    none: 'Giltigheten ändrades inte.',
  },
  months: '{0|# månad|# månader}',
  days: '{0|# dag|# dagar}',
  and: '{0} och {1}',
};
