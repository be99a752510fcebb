import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
/** Letters about gifts, and the texts printed on them. */
export const giftTexts = {
  gift: {
    subject: '{0} antoi sinulle lahjan: {product}',
    preview: 'Vuosi museoita ensimmäisestä käynnistäsi alkaen.',
    title: '{0}, sait lahjan',
    body: `{0} antaa sinulle vuoden museoissa. {product} avaa museoiden ovet ${CARD_MONTHS} kuukaudeksi ensimmäisestä käynnistäsi.`,
    from: 'Terveisin {0}',
    code: 'Aktivointikoodi',
    activate: 'Aktivoi lahja',
    steps: 'Näin aktivoit lahjan',
    stepOpen: 'Avaa linkki tai mene osoitteeseen {0}.',
    stepCode: 'Kirjoita aktivointikoodi.',
    stepDetails: 'Täytä tietosi. Jos sinulla on jo {product}, voit lisätä vuoden siihen.',
    pdf: 'Sama lahja on liitteenä tulostettavana (PDF).',
    secret: 'Koodi toimii kerran. Pidä se omana tietonasi, kunnes olet aktivoinut lahjan.',
    mayEnd: `Kun {0} osti lahjan, hän sai ${WITHDRAWAL_DAYS} päivän oikeuden peruuttaa tilauksensa. Jos hän peruuttaa sen, lahja päättyy, vaikka olisit jo aktivoinut sen. Sinulle ei tule siitä maksettavaa, ja kerromme asiasta sinulle.`,
    filename: 'Lahja',
  },
  giftConfirmation: {
    subject: 'Kiitos lahjatilauksesta – {product}, {0}',
    preview:
      'Kuitti on tässä viestissä. Voit seurata {0|lahjaa sen|lahjoja niiden} omalla sivulla.',
    title: 'Kiitos, {0}',
    digital: '{0|Lahja on matkalla saajalle.|Lahjat ovat matkalla saajille.}',
    digitalLater:
      '{0|Lahja lähtee saajalle valitsemanasi aikana.|Lahjat lähtevät saajille valitseminasi aikoina.}',
    envelope:
      '{0|Lahjakuori lähtee|Lahjakuoret lähtevät} postiin. Toimitus kestää {1|# viikon|# viikkoa}.',
    gifts: '{0|Lahja|Lahjat}',
    now: '{0}, lähetetty osoitteeseen {1}',
    later: '{0}, lähtee {1} osoitteeseen {2}',
    posted: '{0}, lahjakuori osoitteeseen {1}',
    follow: '{0|Seuraa lahjaa|Seuraa lahjoja}',
    followBody:
      'Omalta sivultasi näet, milloin lahja on lähetetty, avattu ja aktivoitu. Voit siellä myös muuttaa osoitetta tai päivää ennen lähetystä, lähettää lahjan uudelleen ja ladata sen tulostettavana. Sivu aukeaa vain tällä linkillä, joten älä jaa sitä.',
  },
  giftSheet: {
    forName: '{0}, tämä on sinulle',
    promise: 'Vuosi museoita. Yhdellä kortilla, ensimmäisestä käynnistäsi alkaen.',
    from: 'Terveisin {0}',
    code: 'Aktivointikoodi',
    activate: 'Lue koodi puhelimella tai mene osoitteeseen {0} ja kirjoita aktivointikoodi.',
    existing: 'Jos sinulla on jo {product}, lahja lisää siihen vuoden.',
    qr: 'Linkki, josta lahjan voi aktivoida',
    title: '{product} lahjaksi',
  },
};
