import type { texts as fi } from '../fi/cookies.ts';

export const texts: typeof fi = {
  title: 'Kakor',
  description: 'Vad {product.defgen} webbtjänst sparar i din webbläsare, varför och hur länge.',
  lead: 'Vi sparar bara sådant som tjänsten inte fungerar utan eller som minns dina egna val. Vi frågar om vi får samla in köpstatistik, och du kan ändra ditt svar på den här sidan.',
  sections: {
    cookies: {
      heading: 'Kakor',
      body: [
        'En kaka är en kort text som webbläsaren sparar och visar för servern. Vi har sex. Med krypterad förbindelse står __Host- framför namnet på de fyra första.',
      ],
      list: [
        'session: håller dig inloggad. Innehåller bara en slumpmässig kod. Upphör när du loggar ut, stänger webbläsaren eller är borta en halv timme.',
        'login: knyter engångskoden till den webbläsare där den begärdes. Gäller i en timme.',
        'login-method: minns om du senast loggade in med engångskod eller lösenord. Gäller i ett år.',
        'buyer: knyter en beställning utan inloggning, till exempel en gåva, och formuläret för en beställning eller en kortregistrering till den webbläsare där de fylldes i. Innehåller bara slumpmässiga koder. Sätts först när du fyller i formuläret. Gäller i en månad.',
        'theme: minns om du valde ljust eller mörkt utseende. Gäller i ett år.',
        'consent: minns om vi får mäta köpet. Sätts först när du svarar. Gäller i ett halvt år.',
      ],
    },
    storage: {
      heading: 'Webbläsarens minne',
      body: [
        'Under ett köp finns i flikens sessionsminne det du håller på att köpa: produkten och priset (museumCard.items), betalningssättet (museumCard.billingType), kampanjkoden (museumCard.campaignCode), resultatet av betalningen (museumCard.paymentResult) och, när ett kort förlängs, att förlängningen pågår samt kortets och beställningens koder (museumCard.renewalPending, museumCard.assetId, museumCard.renewalEventId). Där finns inga namn, adresser eller andra personuppgifter. Minnet töms när du stänger fliken eller loggar ut.',
        'Om något går fel på en sida och det inte genast kan berättas för servern väntar felrapporten i webbläsarens minne (museumCard.logs) tills den är skickad. Den innehåller inga lösenord eller uppgifter från formulär.',
        'När du väljer betalningssätt sparas koden för den bank du senast använde på enheten (museumCard.lastBank), så att den står först nästa gång. Den försvinner när du loggar ut eller tömmer webbläsarens minne.',
      ],
    },
    measuring: {
      heading: 'Mätning av köp',
      body: [
        'På köpsidorna och tacksidan frågar vi om vi får mäta köpet. Om du samtycker antecknar vi att formuläret öppnades, uppgifterna godkändes och köpet betalades, samt produkten, priset och kampanjkoden. Namn, e-post, adress eller kundnummer antecknas inte. Utan ditt samtycke antecknas inget av detta.',
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
};
