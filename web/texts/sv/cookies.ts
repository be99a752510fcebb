import type { texts as fi } from '../fi/cookies.ts';
import { texts as measuring } from './parts/measuring.ts';

export const texts: typeof fi = {
  title: 'Kakor',
  description: 'Vad {product.defgen} webbtjänst sparar i din webbläsare, varför och hur länge.',
  lead: 'Vi sparar i din webbläsare bara det som tjänsten behöver för att fungera eller för att minnas dina egna val. Vi frågar om vi får samla in köpstatistik, och du kan ändra ditt svar på den här sidan.',
  stored: {
    need: { necessary: 'nödvändig', choice: 'minns ditt val' },
    lasts: {
      hour: 'Sparas en timme',
      month: 'Sparas 30 dagar',
      halfYear: 'Sparas ett halvt år',
      year: 'Sparas ett år',
      longest: 'Sparas i 400 dagar',
      browser: 'Sparas tills du loggar ut, stänger webbläsaren eller är borta en halv timme',
      tab: 'Sparas tills du stänger fliken eller loggar ut',
      signOut: 'Sparas tills du loggar ut eller tömmer webbläsarens minne',
      sent: 'Sparas tills rapporten har skickats till servern',
      release: 'Sparas tills tjänsten uppdateras eller du tömmer webbläsarens minne',
    },
    purpose: {
      session: 'Håller dig inloggad. Innehåller bara en slumpmässig kod.',
      login: 'Knyter engångskoden till den webbläsare där den begärdes.',
      'login-method': 'Minns om du senast loggade in med engångskod eller lösenord.',
      device:
        'Känner igen en webbläsare där du har loggat in förut, så att den som gissar ditt lösenord inte kan låsa dig ute. Håller dig inte inloggad och berättar inte vem du är.',
      buyer:
        'Knyter en beställning utan inloggning, till exempel en gåva, och formuläret för en beställning eller en kortregistrering till den webbläsare där de fylldes i. Innehåller bara en slumpmässig kod. Sätts först när du fyller i formuläret.',
      activation:
        'Minns krypterat vilket kort du håller på att aktivera när du har öppnat en gåva eller angett en aktiveringskod. Före registreringen gäller den bara i en timme.',
      passkey:
        'För personalen: knyter inloggningen med lösennyckel till den här webbläsaren. Gäller bara några minuter.',
      theme: 'Minns om du valde ljust eller mörkt utseende.',
      banner: 'Minns vilket meddelande du har stängt.',
      consent: 'Minns om vi får samla in köpstatistik. Sätts först när du svarar.',
      'museumCard.items': 'Produkten som du håller på att köpa och dess pris.',
      'museumCard.shopEvents':
        'Om du tillåter köpstatistik: vilka steg i köpet som berättas för statistiken på tacksidan. Inget om dig.',
      'museumCard.billingType': 'Om du betalar på en gång eller varje månad.',
      'museumCard.campaignCode': 'Kampanjkoden som du har angett.',
      'museumCard.paymentResult': 'Betalningens kod och resultat.',
      'museumCard.renewalPending': 'Att förlängningen av kortet pågår.',
      'museumCard.assetId': 'Koden för kortet som förlängs.',
      'museumCard.renewalEventId': 'Koden för beställningen av förlängningen.',
      'museumCard.staffInvitation': 'För personalen: inbjudans kod medan du loggar in.',
      'museumCard.logs':
        'En felrapport som inte genast kunde skickas till servern. Den innehåller inga lösenord eller uppgifter från formulär.',
      'museumCard.lastBank':
        'Koden för den bank du senast använde, så att den står först nästa gång.',
      'museumCard.deskMuted': 'I museets kassa: om ljudet är avstängt.',
      'museumCard.officeKeysOff': 'För personalen: om snabbtangenterna är avstängda.',
      card: 'Sidan med ditt kort. Utan nät visas den i högst sju dagar.',
      desk: 'Museikassans sida.',
      offline:
        'Sidan som visas när det inte finns något nät. Den innehåller inga uppgifter om dig.',
      'museum-desk':
        'Museikassans kortlista som hashvärden och krypterade besök som väntar på att skickas. Besök som inte har skickats finns kvar efter utloggningen.',
    },
  },
  sections: {
    cookies: {
      heading: 'Kakor',
      body: [
        'En kaka är en kort text som webbläsaren sparar och visar för servern. Med krypterad förbindelse står __Host- framför namnet på de kakor som servern sätter.',
      ],
      stores: ['cookie'],
    },
    storage: {
      heading: 'Webbläsarens minne',
      body: [
        'Under ett köp finns det du håller på att köpa i flikens minne. Där finns inga namn, adresser eller andra personuppgifter.',
        'I enhetens minne sparas några saker så att de finns kvar nästa gång.',
      ],
      stores: ['sessionStorage', 'localStorage'],
    },
    offline: {
      heading: 'Utan nät',
      body: [
        'Vid det första besöket sparas på enheten en sida som berättar att det inte finns något nät. När du öppnar ditt kort eller museets kassa sparas sidan på enheten, så att den öppnas också utan nät.',
      ],
      stores: ['cacheStorage', 'indexedDB'],
    },
    measuring: {
      heading: 'Köpstatistik',
      body: [
        'På köpsidorna och tacksidan frågar vi om vi får samla in köpstatistik. Om du samtycker antecknar vi att formuläret öppnades, uppgifterna godkändes och köpet betalades, samt produkten, priset och kampanjkoden. Namn, e-post, adress eller kundnummer antecknas inte. Utan ditt samtycke antecknas inget av detta.',
        'Servern räknar dessutom för varje dag hur många gånger köpformuläret öppnades, uppgifterna godkändes och köpet betalades. Det är bara antal: de kräver ingen kaka och visar inte vem som köpte.',
      ],
      hasConsentChoice: true,
    },
    others: {
      heading: 'Vad vi inte gör',
      body: [
        'Sidorna har ingen spårning från annonsnätverk eller sociala medier, och alla filer, även typsnitten, kommer från vår egen server.',
      ],
    },
    control: {
      heading: 'Så tar du bort kakor',
      body: [
        'Du kan ta bort eller blockera kakor i webbläsarens inställningar. Det går att läsa utan dem, men inte att logga in eller köpa. På sidan [Dataskydd](Privacy) berättar vi om övrig behandling av uppgifter.',
      ],
    },
  },
  measuring,
};
