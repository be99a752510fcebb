import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Kiitos lahjatilauksesta – {product}, {0}',
  preview: 'Kuitti on tässä viestissä. Voit seurata {0|lahjaa sen|lahjoja niiden} omalla sivulla.',
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
};

const sv: typeof fi = {
  subject: 'Tack för gåvobeställningen – {product}, {0}',
  preview: 'Kvittot finns i meddelandet. Följ {0|gåvan på dess|gåvorna på deras} egen sida.',
  title: 'Tack, {0}',
  digital: '{0|Gåvan är på väg till mottagaren.|Gåvorna är på väg till mottagarna.}',
  digitalLater:
    '{0|Gåvan skickas till mottagaren vid den tid du valde.|Gåvorna skickas till mottagarna vid de tider du valde.}',
  envelope: '{0|Gåvokuvertet|Gåvokuverten} postas. Postgången tar {1|# vecka|# veckor}.',
  gifts: '{0|Gåvan|Gåvorna}',
  now: '{0}, skickad till {1}',
  later: '{0}, skickas {1} till {2}',
  posted: '{0}, gåvokuvert till {1}',
  follow: '{0|Följ gåvan|Följ gåvorna}',
  followBody:
    'På din egen sida ser du när gåvan har skickats, öppnats och aktiverats. Där kan du också ändra adress eller dag innan den skickas, skicka gåvan på nytt och ladda ner den för utskrift. Sidan öppnas bara med den här länken, så dela den inte.',
};

const en: typeof fi = {
  subject: 'Thank you for your gift order – {product}, {0}',
  preview: 'Your receipt is in this message. Follow the {0|gift on its|gifts on their} own page.',
  title: 'Thank you, {0}',
  digital: 'Your {0|gift is on its|gifts are on their} way.',
  digitalLater: 'Your {0|gift will be sent at the time|gifts will be sent at the times} you chose.',
  envelope:
    'The gift {0|envelope|envelopes} will be sent by post. Delivery takes {1|# week|# weeks}.',
  gifts: '{0|The gift|The gifts}',
  now: '{0}, sent to {1}',
  later: '{0}, to be sent on {1} to {2}',
  posted: '{0}, gift envelope to {1}',
  follow: 'Follow the {0|gift|gifts}',
  followBody:
    'Your own page shows when the gift has been sent, opened and activated. There you can also change the address or the day before it is sent, send the gift again and download it for printing. The page opens only with this link, so please do not share it.',
};

export const giftConfirmationTexts = worded('letter/common:giftConfirmation', { fi, sv, en });
