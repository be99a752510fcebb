import { CODE_MINUTES } from '../../../domain/account/login-code.ts';
import { ANSWER_WORKING_DAYS } from '../../../domain/contact/contact-message.ts';
import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import type { texts as fi } from '../fi/help.ts';
import { texts as subjects } from './parts/contact-subjects.ts';

export const texts: typeof fi = {
  title: 'Hjälp och kundtjänst',
  description:
    'Så köper, ger bort, aktiverar och förlänger du {product.def}. Kundtjänstens kontaktuppgifter och svar på de vanligaste frågorna.',
  lead: 'De flesta frågor får svar på den här sidan. Om något är oklart är det bara att fråga oss.',
  search: {
    label: 'Sök i anvisningarna',
    found: '{0} svar hittades.',
    none: 'Inga träffar. Prova ett annat ord eller kontakta oss.',
  },
  contactForm: {
    subjects,
    open: 'Skriv till oss',
    heading: 'Skriv till kundtjänsten',
    lead: `Vi svarar per e-post, vanligen inom ${ANSWER_WORKING_DAYS} vardagar.`,
    subject: 'Ämne',
    message: 'Ditt meddelande',
    messageHelp: 'Skriv inte uppgifter om din hälsa, lösenord, engångskoder eller kortnummer.',
    counter: '{0} / {1} tecken',
    orderNumber: 'Beställningsnummer (valfritt)',
    orderNumberHelp: 'I beställningsbekräftelsen och på kvittot, till exempel MK100001.',
    email: 'Din e-postadress',
    emailHelp: 'Vi skickar svaret till den här adressen.',
    emailMissing: 'Skriv e-postadressen i formen namn@exempel.fi.',
    messageMissing: 'Skriv hur vi kan hjälpa dig.',
    messageTooLong: 'Meddelandet är för långt. Förkorta det.',
    send: 'Skicka meddelandet',
    sent: 'Tack, ditt meddelande har skickats',
    sentLead: 'Ärendets nummer är {0}. En bekräftelse är på väg till {1}.',
    another: 'Skriv ett meddelande till',
    unsent: 'Ditt meddelande har inte skickats. Vill du lämna sidan ändå?',
    failed: 'Meddelandet kunde inte skickas. Försök på nytt, din text finns kvar.',
  },
  sections: {
    contact: {
      heading: 'Kontakta oss',
      body: [
        'Ring {phone} eller skriv till {email}. Vi svarar i telefon {hours}.',
        'Ha kundnumret eller beställningsnumret till hands, så hittar vi ditt ärende snabbt. Vi frågar aldrig efter lösenord, engångskoder eller betalkortsuppgifter.',
      ],
    },
    buying: {
      heading: 'Köpa ett kort till dig själv',
      body: [
        'Välj [Köp till dig själv](Buy_Museum_Card). Skriv först din e-postadress: vi skickar en engångskod dit, och med den kommer du vidare även om du inte har något konto ännu.',
        'Fyll sedan i dina uppgifter och välj ett lösenord. Skriv namnet så som det står på din legitimation, för den visar du också i kassan. Till sist väljer du betalningssätt.',
        'Du kan använda kortet genast efter betalningen. Kundnumret och kvittot kommer per e-post.',
      ],
    },
    paying: {
      heading: 'Betalningssätt',
      words: 'ePassi Smartum Edenred MobilePay faktura bank',
      body: [
        'Du kan betala i nätbanken, med betalkort eller med kulturförmån. Kulturförmånen gäller ditt eget kort och förlängningar, inte gåvor eller företagsbeställningar.',
        'Om betalningen avbryts dras inga pengar och du kan försöka igen. Om pengarna har dragits men ingen bekräftelse syns ska du inte betala en gång till: vi kontrollerar betalningen och skickar bekräftelsen per e-post.',
      ],
    },
    monthly: {
      heading: 'Månadsbetalning',
      words: 'avbetalning delbetalning',
      body: [
        `Med månadsbetalning betalas kortet i ${INSTALMENT_COUNT} rater med ditt betalkort. Den första raten betalar du vid köpet, och resten debiteras en gång i månaden.`,
        `Beställningen är bindande i ${INSTALMENT_COUNT} månader och kan inte avslutas i förtid. Du har ändå ${WITHDRAWAL_DAYS} dagars ångerrätt. Om en debitering misslyckas får du ett mejl och kan byta betalkort.`,
      ],
    },
    desk: {
      heading: 'Kortet i museets kassa',
      words: 'streckkod QR-kod inträde biljett',
      body: [
        'Visa kundnumret och legitimation i kassan. Numret finns i Mitt {product}, i din e-post och på plastkortet.',
        'Kortet är personligt och kan inte lånas ut. Museerna berättar själva om tilläggsavgifter och undantag för enskilda utställningar.',
      ],
    },
    validity: {
      heading: 'Hur länge kortet gäller',
      words: 'gått ut utgånget förnya',
      body: [
        `Ett kort som betalas på en gång gäller i ${CARD_MONTHS} månader från det första museibesöket.{monthly| Ett kort med månadsbetalning gäller i ${CARD_MONTHS} månader från den första betalningen.|}`,
        'När du förlänger ett giltigt kort börjar den nya perioden när den nuvarande slutar. Om kortet redan har gått ut börjar den nya perioden den dag du förlänger. Den sista giltighetsdagen räknas alltid med.',
      ],
    },
    gift: {
      heading: 'Kortet som gåva',
      words: 'gåvokort födelsedag julklapp',
      body: [
        'Den [digitala gåvan](Gift_Digital) skickas till mottagarens e-post. [Gåvokuvertet](Gift_Envelope) kommer med posten antingen till dig eller direkt till mottagaren. Du behöver inget konto för någotdera.',
        'Mottagaren aktiverar gåvan själv. Om hen redan har ett kort lägger gåvan till ett år.',
      ],
    },
    activation: {
      heading: 'Aktivera ett gåvokort',
      body: [
        'Öppna [Aktivera kort](Activate_Card) och skriv aktiveringskoden som står i gåvomeddelandet eller inuti kuvertet. Fyll sedan i dina uppgifter. Aktiveringen kostar inget.',
      ],
    },
    plastic: {
      heading: 'Plastkortet',
      words: 'flyttat ny adress post',
      body: [
        'Plastkortet kommer med posten inom {weeks|en vecka|# veckor}, men du behöver inte vänta på det: kundnumret fungerar genast. Du kan också låta bli att beställa plastkortet och använda kortet i telefonen.',
        'Kortet tillverkas automatiskt med det namn och födelseår du har angett, och du kan inte själv ändra dem efteråt. Adressen och övriga uppgifter kan du ändra i Mitt {product}.',
      ],
    },
    lost: {
      heading: 'Kortet har försvunnit eller gått sönder',
      words: 'borttappat tappat bort stulet sönder missbruk',
      body: [
        'Ett försvunnet plastkort hindrar inga museibesök: kundnumret och legitimation räcker. Ett nytt plastkort får du från kundtjänsten.',
        'Om du misstänker att någon använder ditt nummer ska du berätta det för oss. Vi byter numret, och ditt kort fungerar som förut.',
      ],
    },
    signIn: {
      heading: 'Inloggning och lösenord',
      words: 'glömt spärrat koden kommer inte',
      body: [
        `Du loggar in med en engångskod eller ett lösenord. Koden kommer per e-post inom en minut och gäller i ${CODE_MINUTES} minuter. Om den inte syns, titta i skräpposten och kontrollera adressen.`,
        'Om du har glömt lösenordet får du ett nytt via [inloggningssidan](Login). Av säkerhetsskäl avslutas sessionen när sidorna inte har använts på en halv timme. Vi varnar en halv minut innan.',
      ],
    },
    withdrawal: {
      heading: 'Ångra ett köp',
      words: 'annullera avboka pengarna tillbaka retur',
      body: [
        `{monthly|Kort, gåvor och månadsbetalningar|Kort och gåvor} som köpts på webben har ${WITHDRAWAL_DAYS} dagars ångerrätt. Ångra köpet på sidan [Frånträd avtalet här](Withdrawal), eller meddela kundtjänsten och nämn beställningsnumret. Du behöver inte ange något skäl.`,
        'Om kortet redan har använts kan ett belopp som motsvarar den använda delen dras av från återbetalningen. De exakta villkoren finns i [användarvillkoren](Terms).',
      ],
    },
    companies: {
      heading: 'Beställningar för företag',
      words: 'arbetsplats anställda personalförmån',
      body: [
        'Ett företag beställer många kort på en gång på sidan [För företag](Company_Order), digitalt eller i gåvokuvert. Betalningen sker med företagsfaktura, betalkort eller i nätbanken.',
      ],
    },
    lostPhone: {
      heading: 'Telefonen är borta',
      words: 'mobil stulen tappat bort',
      body: [
        'Ditt kort finns på ditt konto, inte i telefonen. Logga in på Mitt {product} på en annan enhet eller visa i kassan kundnumret från din e-post och legitimation. Sessionen på den borttappade telefonen upphör av sig själv när den inte har använts på en halv timme.',
      ],
    },
    giftMissing: {
      heading: 'Gåvan har inte kommit fram',
      body: [
        'Be mottagaren titta också i skräpposten. Givaren ser gåvans läge via länken i beställningsbekräftelsen och kan skicka gåvan på nytt eller rätta adressen. Ett gåvokuvert är framme inom {weeks|en vecka|# veckor} från beställningen.',
      ],
    },
    newName: {
      heading: 'Jag har bytt namn',
      words: 'efternamn gift skrivfel',
      body: [
        'Namnet på kortet ska vara detsamma som på din legitimation. Kontakta kundtjänsten och uppge ditt kundnummer, ditt nya namn och om du vill ha ett nytt plastkort.',
      ],
    },
    child: {
      heading: 'Behöver ett barn ett eget kort?',
      words: 'minderårig familj ungdom',
      body: [
        'På många museer har barn och unga fritt inträde. Åldersgränsen är museets egen, så kontrollera den på museets webbplats. Kortet är personligt: ett barn kommer inte in med en vuxens kort.',
      ],
    },
    companion: {
      heading: 'Assistent eller ledsagare',
      words: 'funktionshinder ledarhund hund rullstol',
      body: [
        'Kortet gäller bara för innehavaren. Många museer släpper in en assistent avgiftsfritt när du visar till exempel EU:s funktionshinderkort. Museet bestämmer själv, så fråga på förhand.',
      ],
    },
    student: {
      heading: 'Studerande och pensionärer',
      words: 'rabatt arbetslös student beväring',
      body: [
        'Kortet kostar lika mycket för alla, och det finns ingen studerande- eller pensionärsrabatt. Med arbetsgivarens kulturförmån kan du betala ditt eget kort.',
      ],
    },
    extra: {
      heading: 'Utställningar med tilläggsavgift',
      body: [
        'En del museer tar en tilläggsavgift för en enskild utställning eller ett evenemang. Museet informerar om avgiften, och den betalas i museets kassa.',
      ],
    },
    often: {
      heading: 'Hur ofta kommer man in med kortet?',
      body: [
        'Så ofta du vill, en gång om dagen på varje museum. Samma dag kan du besöka flera museer.',
      ],
    },
    waits: {
      heading: 'Hur länge väntar ett kort eller en gåva?',
      body: [
        'Ett kort som betalats på en gång väntar på ditt första besök utan tidsgräns. En gåva har inte heller någon sista användningsdag: koden fungerar tills den aktiveras eller beställningen ångras.',
      ],
    },
    benefit: {
      heading: 'Kulturförmånen räcker inte till hela priset',
      words: 'ePassi Smartum Edenred saldo',
      body: [
        'En beställning betalas med ett betalningssätt, så förmånens saldo måste räcka till hela priset. Om det inte räcker kan du välja {monthly|nätbank, betalkort eller månadsbetalning|nätbank eller betalkort}.',
      ],
    },
    employer: {
      heading: 'Arbetsgivarens beskattning och e-faktura',
      words: 'skattefri fakturering',
      body: [
        'Om beskattningen av kort som en arbetsgivare köper åt personalen berättar [Skatteförvaltningen](https://www.vero.fi/sv/). Kvittot i beställningsbekräftelsen har en specifikation av momsen. Behöver du en e-faktura, fråga kundtjänsten före beställningen.',
      ],
    },
    newPlastic: {
      heading: 'Ett nytt plastkort',
      body: [
        'Ett nytt plastkort får du från kundtjänsten. Uppge ditt kundnummer och kontrollera först din adress i Mitt {product}. Kortets giltighet ändras inte.',
      ],
    },
    illness: {
      heading: 'Månadsbetalning vid sjukdom eller i en annan svår situation',
      words: 'säga upp uppsägning avsluta arbetslös',
      body: [
        `Månadsbetalningen är bindande i ${INSTALMENT_COUNT} månader. Om du blir långvarigt sjuk eller din ekonomi ändras oväntat, kontakta oss: vi söker en skälig lösning. Berätta för oss innan du lämnar en rat obetald.`,
      ],
    },
    refundTime: {
      heading: 'När kommer återbetalningen?',
      words: 'pengarna tillbaka',
      body: [
        `Vi betalar tillbaka senast ${REFUND_DAYS} dagar efter att du ångrat dig. Det som betalades via en bank eller med ett betalkort syns i regel på kontot inom några vardagar.`,
        'En kulturförmån betalas tillbaka för hand till den tjänst som du betalade med. Om pengarna inte kan betalas tillbaka med ditt betalningssätt frågar vi dig efter ett kontonummer per e-post.',
      ],
    },
    death: {
      heading: 'Kortets innehavare har avlidit',
      words: 'död dödsfall avliden',
      body: [
        'Vi beklagar sorgen. En anhörig eller dödsboet kan meddela kundtjänsten. Vi spärrar kortet{monthly|, avslutar månadsbetalningarna|} och berättar om något betalas tillbaka.',
      ],
    },
  },
};
