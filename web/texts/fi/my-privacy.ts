import { texts as common } from './parts/my-card.ts';

export const texts = {
  title: 'Tietosuoja',
  description: 'Mitä tietoja meillä on sinusta, ja miten saat ne.',
  common,
  export: {
    title: 'Lataa omat tietoni',
    body: 'Kokoamme kaikki tiedot, jotka meillä on sinusta: luettavassa (PDF) ja koneluettavassa muodossa (JSON). Saat sähköpostin, kun ne ovat valmiina. Voit ladata ne viikon ajan.',
    ask: 'Kokoa tietoni',
    asked: 'Kokoamme tietosi. Saat pian sähköpostin.',
    failed: 'Pyyntö ei onnistunut. Yritä uudelleen.',
    waiting: 'Pyydetty {0}. Kokoamme tietoja.',
    ready: 'Pyydetty {0}.',
    pdf: 'Lataa (PDF)',
    json: 'Lataa (JSON)',
    until: 'Ladattavissa {0} asti.',
  },
  looks: {
    title: 'Kuka on katsonut tietojani?',
    none: 'Henkilökuntamme ei ole katsonut tietojasi.',
    lead: 'Henkilökuntamme on katsonut tietojasi:',
    subject: {
      details: 'yhteystiedot',
      card: 'kortti ja voimassaolo',
      visits: 'käynnit',
      orders: 'tilaukset ja maksut',
      page: 'oman korttisi sivu',
    },
  },
  deletion: {
    title: 'Poista tilini',
    open: 'Poista tilini…',
    body: 'Poistamme tilin ja käyntihistorian. Kirjanpitolain vaatimat kuitit säilytetään laissa säädetyn ajan.',
    coming: 'Tilisi poistetaan {0}.',
    cancel: 'Peru poisto',
    cancelled: 'Poisto on peruttu',
    failed: 'Peruminen ei onnistunut. Yritä uudelleen.',
  },
};
