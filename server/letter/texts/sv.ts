import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import type { MailTexts } from '../letter.ts';
import { companyTexts } from './sv-company.ts';
import { giftTexts } from './sv-gift.ts';
import { ownDataTexts } from './sv-own-data.ts';

export const texts: MailTexts = {
  common: {
    hello: 'Hej {0}',
    service: 'Kundtjänst: {0}, {1} ({2})',
    reply: 'Du kan svara på det här meddelandet: svaret kommer till vår kundtjänst.',
    reasons: {
      contact:
        'Du får det här meddelandet eftersom någon skrev till vår kundtjänst med den här adressen.',
      account: 'Du får det här meddelandet eftersom den här adressen har använts i vår tjänst.',
      order: 'Du får det här meddelandet eftersom du gjorde en beställning.',
      card: 'Du får det här meddelandet eftersom du har ett {product}.',
      plan: 'Du får det här meddelandet eftersom du betalar ditt kort månadsvis.',
      ending: 'Du får det här meddelandet eftersom ditt kort snart går ut.',
      giver: 'Du får det här meddelandet eftersom du gav en gåva.',
      recipient: 'Du får det här meddelandet eftersom du har fått en gåva.',
      employee:
        'Du får det här meddelandet eftersom din arbetsgivare har beställt ett kort åt dig.',
      staff: 'Du får det här meddelandet eftersom du har bjudits in att arbeta i vår tjänst.',
    },
    hiddenCode: 'syns bara för mottagaren',
    hiddenLink: 'Länkens personliga del syns bara för mottagaren.',
    stop: {
      reminders: 'Avsluta påminnelserna',
      giftNews: 'Avsluta meddelandena om dina gåvor',
    },
    rya: 'Ryan på ditt kort',
    numberIs: 'Numret finns i Mitt {product}',
  },
  ...giftTexts,
  ...companyTexts,
  ...ownDataTexts,
  loginCode: {
    subject: '{0} är din engångskod – {product}',
    preview: 'Koden gäller i {0|# minut|# minuter}.',
    title: 'Här är din engångskod',
    label: 'Engångskod',
    body: 'Skriv koden på sidan där du bad om den. Koden gäller i {0|# minut|# minuter} och bara en gång.',
    notYou:
      'Om du inte bad om koden behöver du inte göra något. Berätta inte koden för någon: vi frågar dig aldrig efter den.',
  },
  passwordReset: {
    subject: 'Välj ett nytt lösenord – {product}',
    preview: 'Länken gäller i {0|# minut|# minuter}.',
    title: 'Nytt lösenord',
    body: 'Du bad om en länk för att välja ett nytt lösenord. Länken gäller i {0|# minut|# minuter} och bara en gång.',
    button: 'Välj ett nytt lösenord',
    notYou:
      'Om du inte bad om länken behöver du inte göra något. Ditt nuvarande lösenord fungerar som förut.',
  },
  purchaseConfirmation: {
    subject: 'Tack för din beställning – {product}, {0}',
    preview: 'Kortet fungerar genast. Kvittot finns i meddelandet.',
    title: 'Välkommen in, {0}',
    body: 'Betalningen är mottagen och ditt kort fungerar nu. Visa kundnumret och legitimation i kassan.',
    customerNumber: 'Kundnummer',
    next: 'Vad händer nu?',
    stepOpen:
      'Öppna Mitt {product} i telefonen och lägg till det på hemskärmen, så har du alltid kundnumret med dig.',
    stepAnnual:
      'Kortets giltighet börjar vid ditt första museibesök och varar i {0|# månad|# månader}.',
    stepMonthly: 'Kortet gäller i {0|# månad|# månader} från den första betalningen.',
    stepPlastic:
      'Plastkortet kommer med posten inom {0|# vecka|# veckor}. Du behöver inte vänta på det.',
    stepNoPlastic:
      'Du beställde inget plastkort. Ditt kort finns i telefonen och fungerar på samma sätt.',
    openMine: 'Öppna Mitt {product}',
    order: 'Din beställning',
    orderNumber: 'Beställningsnummer',
    paid: 'Betalt',
    paidAt: 'Betalningstid',
    orderedAt: 'Beställt',
    total: 'Totalt',
    vat: 'varav moms {0}',
    method: 'Betalningssätt',
    instalment: 'Månadsrat',
    instalmentPlan: `{0} per månad, ${INSTALMENT_COUNT} rater, totalt {1}`,
    nextInstalment: 'Nästa rat',
    binding: `De återstående raterna dras från ditt betalkort varje månad. Beställningen är bindande i ${INSTALMENT_COUNT} månader och kan inte avslutas i förtid. Du har ändå ångerrätt, se nedan.`,
    isReceipt: 'Det här meddelandet är också ditt kvitto.',
    receiptPdf: 'Hämta kvittot som PDF-fil',
    attachments: 'Bilagor',
    withdrawal: 'Ångerrätt',
    withdrawalBody: `Du kan ångra beställningen utan att ange något skäl inom ${WITHDRAWAL_DAYS} dagar från beställningsdagen, senast {0}. Enklast gör du det på webben. Du kan också skicka blanketten nedan eller något annat tydligt meddelande till {1}.`,
    withdrawalEnvelope: `Du kan ångra beställningen utan att ange något skäl inom ${WITHDRAWAL_DAYS} dagar från det att gåvokuvertet har kommit fram, och redan före det. Enklast gör du det på webben. Du kan också skicka blanketten nedan eller ett annat tydligt meddelande till {0}.`,
    withdrawalRefund: `Vi betalar tillbaka med samma betalningssätt, senast ${REFUND_DAYS} dagar efter ditt meddelande. Om du på din begäran fick använda kortet genast och du har använt det kan vi dra av den del som motsvarar användningen.`,
    withdrawalGift: `Vi betalar tillbaka med samma betalningssätt, senast ${REFUND_DAYS} dagar efter ditt meddelande. En gåva som redan har aktiverats förblir mottagarens och betalas inte tillbaka.`,
    withdrawalGiftEnds: `Vi betalar tillbaka med samma betalningssätt, senast ${REFUND_DAYS} dagar efter ditt meddelande. Ångrandet gäller också en gåva som redan har aktiverats: giltigheten som den gav upphör, och du får hela priset tillbaka.`,
    startRequest: 'När du beställde bad du om detta: ”{0}”',
    withdrawalLink: 'Frånträd avtalet här',
    form: 'Ångerblankett',
    formBody:
      'Mottagare: {0}, {1}, {2}\nJag meddelar att jag vill frånträda avtalet om följande beställning: {3}, beställning {4}\nBeställningsdag: {5}\nNamn:\nAdress:\nDatum:\nUnderskrift (endast om blanketten fylls i på papper):',
    terms: 'Användarvillkor',
  },
  paymentPending: {
    subject: 'Vi bekräftar din betalning – {product}, {0}',
    preview: 'Betala inte på nytt. Du får ett meddelande så snart betalningen är bekräftad.',
    title: 'Vi bekräftar din betalning',
    body: 'Vi har tagit emot din beställning, men betaltjänsten har ännu inte bekräftat betalningen. Vi skickar ett meddelande så snart bekräftelsen kommer.',
    doNotPay: 'Betala inte på nytt: då betalar du beställningen två gånger.',
    orderNumber: 'Beställningsnummer',
    amount: 'Belopp',
    failure:
      'Om betalningen inte går igenom debiteras du inget och du kan göra beställningen på nytt.',
  },
  paymentReturned: {
    subject: 'Vi betalar tillbaka – {product}, {0}',
    preview: 'Vi betalar tillbaka hela summan.',
    title: 'Vi betalar tillbaka pengarna',
    reasons: {
      paidTwice:
        'Samma beställning betalades två gånger. En betalning räcker, så vi betalar tillbaka den andra. Ditt kort fungerar som vanligt.',
      codeUsedUp:
        'Din betalning kom först när beställningens kampanjkod redan var förbrukad. Därför kunde beställningen inte genomföras, och inget kort skapades.',
      codeUsedByBuyer:
        'Med beställningens kampanjkod kan varje köpare köpa bara ett begränsat antal kort. Tillsammans med tidigare köp skulle den här beställningen ha överskridit gränsen. Därför kunde den inte genomföras, och inget kort skapades.',
      otherSum:
        'Betalningens summa var inte densamma som beställningens. Därför kunde beställningen inte genomföras, och inget kort skapades.',
      unmatched: 'Vi fick en betalning som inte hör till någon obetald beställning.',
    },
    orderAgain: 'Om du vill ha ett kort, gör beställningen på nytt.',
    orderNumber: 'Beställningsnummer',
    amount: 'Belopp som betalas tillbaka',
    method: 'Betalningssätt',
  },
  cardRegistered: {
    subject: '{product.def} är aktiverat',
    subjectConfirm: 'Bekräfta din e-post – {product.def} är aktiverat',
    preview: 'Kortet fungerar genast. Året börjar vid ditt första museibesök.',
    title: 'Välkommen in, {0}',
    body: `Ditt kort är aktiverat och fungerar genast. Visa kundnumret och legitimation i kassan. Kortets år börjar vid ditt första museibesök och varar i ${CARD_MONTHS} månader.`,
    number: 'Ditt kundnummer',
    numberIs: 'Du hittar alltid kundnumret i Mitt {product}, också när det inte finns något nät.',
    numberAfter: 'Ditt kundnummer syns i Mitt {product} så snart du har bekräftat din adress.',
    plastic:
      'Plastkortet kommer med posten inom {0|# vecka|# veckor}. Du behöver inte vänta på det.',
    noPlastic: 'Du beställde inget plastkort. Kortet finns i telefonen och fungerar på samma sätt.',
    confirm: 'Bekräfta till sist att adressen är din.',
    confirmButton: 'Bekräfta e-postadressen',
    notYou:
      'Om du inte har aktiverat något kort behöver du inte göra något: vi ändrar ingenting utan din bekräftelse.',
    byGift:
      'Länken till gåvan kom till den här adressen, så adressen behövde inte bekräftas separat. Om du inte aktiverade kortet själv, välj ett nytt lösenord till kontot, så loggas kontot ut på alla andra enheter.',
    newPassword: 'Välj ett nytt lösenord',
    openMine: 'Öppna Mitt {product}',
  },
};
