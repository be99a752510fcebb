import { REFUND_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';

/**
 * For each way of refunding: text for staff, what the payer gets, and the texts for the payer before and after. {0}:
 * the provider in whose portal staff send the money.
 */
export const texts = {
  provider: {
    staff:
      'Pyyntö lähtee muutamassa minuutissa Paytrailille, joka palauttaa rahan samalle maksutavalle. Jos maksajan pankki ei ota palautusta vastaan, Paytrail kysyy maksajalta tilinumeron sähköpostilla.',
    told: 'Saa viestin, kun palautus on lähetetty',
    payer: `Maksupalvelumme Paytrail palauttaa rahan samalla maksutavalla viimeistään ${REFUND_DAYS} päivän kuluttua, yleensä muutamassa arkipäivässä. Sinun ei tarvitse tehdä mitään. Jos pankkisi ei ota palautusta vastaan, Paytrail kysyy sinulta tilinumeron sähköpostilla.`,
    sent: 'Palautimme rahan samalla maksutavalla, jolla maksoit. Se näkyy tililläsi yleensä muutaman arkipäivän kuluttua. Sinun ei tarvitse tehdä mitään.',
  },
  mail: {
    staff:
      'Paytrail on kysynyt maksajalta tilinumeron sähköpostilla ja maksaa rahan, kun maksaja on vastannut.',
    told: 'Saa viestin, kun palautus on maksettu',
    payer:
      'Maksupalvelumme Paytrail kysyy sinulta tilinumeron sähköpostilla ja maksaa palautuksen, kun olet vastannut.',
    sent: 'Maksupalvelumme Paytrail maksoi palautuksen tilille, jonka numeron annoit sille. Raha näkyy tililläsi yleensä muutaman arkipäivän kuluttua.',
  },
  invoice: {
    staff:
      'Pyyntö lähtee muutamassa minuutissa Paytrailille, ja laskutuspalvelu hyvittää laskun. Jos lasku on jo maksettu, laskutuspalvelu palauttaa rahan yritykselle.',
    told: 'Saa viestin, kun hyvitys on lähetetty',
    payer: `Laskutuspalvelu hyvittää laskun viimeistään ${REFUND_DAYS} päivän kuluttua. Jos lasku on jo maksettu, laskutuspalvelu palauttaa rahan yritykselle.`,
    sent: 'Lähetimme hyvityksen laskutuspalvelulle. Se hyvittää laskun, ja jos lasku on jo maksettu, se palauttaa rahan yritykselle.',
  },
  site: {
    staff: `Raha ei lähde itsestään. Palautus jää Palautukset-sivulle, ja sen hoitaja palauttaa rahan palvelussa {0} viimeistään ${REFUND_DAYS} päivän kuluttua.`,
    told: 'Saa viestin nyt ja toisen, kun palautus on tehty',
    payer: `Asiakaspalvelumme palauttaa rahan palveluun {0}, jolla maksoit, viimeistään ${REFUND_DAYS} päivän kuluttua. Sinun ei tarvitse tehdä mitään.`,
    sent: 'Asiakaspalvelumme on palauttanut rahan palveluun {0}, jolla maksoit. Sinun ei tarvitse tehdä mitään.',
  },
  account: {
    staff: `Raha ei lähde itsestään. Maksajalta kysytään tilinumero, ja palautusten hoitaja maksaa rahan tilille viimeistään ${REFUND_DAYS} päivän kuluttua.`,
    told: 'Saa viestin, jossa kysytään tilinumeroa, ja toisen, kun palautus on maksettu',
    payer: `Rahaa ei voi palauttaa suoraan maksutavallasi. Kysymme sinulta tilinumeron sähköpostilla, ja asiakaspalvelumme maksaa palautuksen tilillesi viimeistään ${REFUND_DAYS} päivän kuluttua.`,
    sent: 'Asiakaspalvelumme on maksanut palautuksen tilille, jonka numeron annoit. Raha näkyy tililläsi yleensä yhden tai kahden pankkipäivän kuluttua. Sinun ei tarvitse tehdä mitään.',
  },
};
