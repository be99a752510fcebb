import type { Recipient } from '../../../domain/privacy/recipients.ts';
import type { texts as fi } from '../fi/privacy.ts';

const recipients: Record<Recipient, string> = {
  payment:
    'Betaltjänsterna ({paymentServices}) och genom dem din bank eller kortutgivare: uppgifterna om betalningen samt ditt namn och dina kontaktuppgifter. De är själva personuppgiftsansvariga.',
  invoice:
    'Faktureringstjänsten, när ett företag betalar mot faktura: företagets och kontaktpersonens uppgifter.',
  cardMaker:
    'Den som tillverkar plastkort och gåvokuvert: namn, adress och kortets nummer. Den behandlar uppgifter för vår räkning.',
  post: 'Posten: namnet och adressen på kuvertet.',
  museum: 'Museets kassa: namn, födelseår och kortets status när inträdet kontrolleras.',
  mail: 'Den som förmedlar e-post för vår räkning: din adress och innehållet i våra meddelanden.',
  hosting: 'Den som sköter servrarna för vår räkning: alla uppgifter i tjänsten.',
  authority: 'Myndigheter, när lagen kräver det.',
};

export const texts: typeof fi = {
  title: 'Dataskydd',
  description:
    'Vilka uppgifter {product.def} behöver om dig, varför, hur länge uppgifterna sparas och vilka rättigheter du har.',
  lead: 'Vi samlar bara in det som behövs för att sälja och använda kortet. Dina uppgifter säljs inte och används inte för riktad reklam.',
  sections: {
    controller: {
      heading: 'Vem som ansvarar för uppgifterna',
      body: [
        'Personuppgiftsansvarig är {organisation}, FO-nummer {businessId}, {address}. I dataskyddsfrågor når du oss på {email} eller {phone}.',
      ],
    },
    data: {
      heading: 'Vilka uppgifter vi har',
      body: [
        'Uppgifterna får vi av dig själv, av den som ger en gåva, av din arbetsgivare eller från museets kassa.',
        'För att sälja kortet behöver vi ditt namn, födelseår och din e-postadress, och för plastkortet även din postadress. Utan dem kan vi inte leverera kortet. Övriga uppgifter lämnar du om du vill.',
      ],
      list: [
        'Personuppgifter: namn, födelseår, e-postadress och, om du vill, telefonnummer.',
        'Postadress för att skicka plastkortet eller gåvokuvertet.',
        'Kortet: kundnummer, giltighet och de händelser som giltigheten bygger på.',
        'Beställningar och betalningar: vad du köpte, när, till vilket pris och med vilket betalningssätt. Betalkortets nummer har vi inte. För en månadsbetalning sparar vi betaltjänstens kod och kortets fyra sista siffror.',
        'Museibesök: museum och tid. De berättar om hur du rör dig, så utöver dig ser bara vår kundtjänst dem, och varje gång någon tittar på dem antecknas det. Du kan dölja besöken också för oss.',
        'Samtycke till nyhetsbrev, språk och dina andra val.',
        'Tekniska uppgifter: sessioner och loggar som personuppgifterna har tagits bort ur.',
      ],
    },
    purposes: {
      heading: 'Vad uppgifterna används till och på vilken grund',
      body: [],
      list: [
        'Försäljning, leverans och användning av kortet: avtalet med dig.',
        'Bokföring och konsumentens rättigheter: rättslig förpliktelse.',
        'Att motverka missbruk och utveckla tjänsten utan identifierande uppgifter: vårt berättigade intresse.',
        'Kundtjänst och leverans av en gåva eller ett kort som ett företag betalat: vårt berättigade intresse att sköta ditt ärende och beställningen.',
        'Namn, adresser och åtgärder för dem som arbetar i administrationen och i museernas kassor: vårt berättigade intresse att övervaka vem som behandlar uppgifter.',
        'Nyhetsbrev per e-post och sms: ditt samtycke, som du kan återkalla när som helst.',
      ],
    },
    retention: {
      heading: 'Hur länge uppgifterna sparas',
      body: [],
      list: [
        'Konto och kort: så länge ditt konto finns.',
        'Bokföringsmaterial, till exempel kvitton: sex år från utgången av det år då räkenskapsperioden slutade.',
        'Oavslutade beställningar och formulär: {keptUnpaidOrder}.',
        'Loggar: {keptClientLog}.',
        'Museibesök: tills kontot raderas.',
        'Namn och adress som din arbetsgivare gett för en inbjudan: namnet tills du aktiverar kortet, adressen högst {keptInvited}.',
        'E-post som vi har skickat till dig: {keptLetter}. Meddelanden om en beställning sparas lika länge som beställningen.',
        'Betaltjänsternas meddelanden: {keptNotification}, eftersom en kortbetalning kan bestridas i {disputeMonths} månader.',
        'Meddelanden till kundtjänsten: ett år efter att ärendet är klart, dock högst {keptContactCase}.',
        'Ångermeddelanden: {keptWithdrawalStatement}.',
        'Vem i personalen som har sett dina uppgifter: {keptStaffLook}.',
        'Engångskod: {keptLoginCode}.',
      ],
    },
    recipients: {
      heading: 'Vem som får uppgifter',
      body: [
        'Om din arbetsgivare har betalat ditt kort ser den hur många kort som delats ut och ungefär hur många som har aktiverats: små antal visas inte, andra avrundas uppåt, och antalet räknas en gång om dagen. Den ser inte vem som har aktiverat ett kort och inte heller besöken. Koden som kom till din e-post ser arbetsgivaren inte. Om du fick koden av arbetsgivaren får den inte veta om koden är använd genom att pröva den. Om den tar tillbaka kort som den delat ut ser den hur många av dem som var oanvända, och om det bara fanns ett kort avslöjar redan det saken.',
        'Uppgifter överförs inte utanför EU och EES{unlessMeasuring}. Andra som får dina uppgifter:',
      ],
      list: Object.values(recipients),
    },
    automated: {
      heading: 'När en rat blir obetald',
      body: [
        'Om en månadsrat blir obetald skickar systemet först ett meddelande och stänger sedan av kortet utan att en människa fattar beslutet. Kortet fungerar igen genast när raten är betald. Du kan be att en människa bedömer saken: {email}.',
      ],
    },
    indirect: {
      heading: 'Om någon annan gav dina uppgifter',
      body: [
        'Den som ger en gåva uppger mottagarens namn och e-post- eller postadress. En arbetsgivare uppger e-postadressen och eventuellt namnet. Vi berättar det i vårt första meddelande och använder uppgifterna bara för att leverera gåvan eller kortet. Du kan invända mot behandlingen eller be oss radera uppgifterna: {email}.',
      ],
    },
    rights: {
      heading: 'Dina rättigheter',
      body: [
        'Du kan se och rätta dina uppgifter i Mitt {product}. Du kan också be om en kopia av alla dina uppgifter, kräva att de raderas eller att behandlingen begränsas, invända mot behandlingen och flytta dina uppgifter till en annan tjänst. Vi svarar inom en månad.',
        'När du raderar kontot tar vi bort kontot och besökshistoriken. Kvitton som bokföringslagen kräver sparas så länge lagen föreskriver.',
        'Om du inte är nöjd med vårt svar kan du klaga hos [dataombudsmannen](https://tietosuoja.fi/sv/).',
      ],
    },
    security: {
      heading: 'Hur uppgifterna skyddas',
      body: [
        'Förbindelsen är krypterad, av lösenord sparas bara ett hashvärde och personalen ser bara det som behövs i arbetet. Om dina uppgifter hamnade i fel händer skulle vi berätta det för dig och dataombudsmannen.',
        'På sidan [Kakor](Cookies) berättar vi vad som sparas i webbläsaren.',
      ],
    },
  },
};
