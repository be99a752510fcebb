import { RECRUIT_DAYS } from '../../../domain/office/second-person.ts';

import type { texts as fi } from '../fi/refusal.ts';

export const texts: typeof fi = {
  unexpected: 'Oväntat fel. Kontakta kundtjänsten.',
  busy: 'Tjänsten är överbelastad just nu. Försök igen om en stund.',
  invalidInput: 'Begäran kunde inte läsas. Ladda om sidan och försök en gång till.',
  notOpenYet: 'Försäljningen har inte öppnat än. Kom tillbaka senare.',
  alreadyOpen: 'Försäljningen är redan öppen. Ändra uppgifterna på deras egna sidor.',
  noSuchCall: 'Tjänsten finns inte.',
  wrongVerb: 'Adressen kan bara anropas så här: {0}.',
  wrongMediaType: 'Begäran har fel format.',
  invalidValue: 'Uppgiften {0} saknas i begäran eller är ogiltig.',
  repeatedValue: 'Uppgiften {0} förekommer mer än en gång i begäran.',
  tooLarge: 'Begäran är för stor.',
  notAnIban:
    'Kontonumret stämmer inte. Kontrollera det: numret börjar med landets bokstäver, till exempel FI, och kontrollsiffran ska stämma.',
  notFound: 'Det du söker hittades inte.',
  foreignOrigin:
    'Begäran kom inte från den här webbplatsen. Ladda om sidan och försök en gång till.',
  noSession: 'Logga in och försök igen.',
  notAllowed: 'Du har inte rätt att göra det här.',
  rightMissing:
    'För det här behövs rättigheten ”{0}” ({1}). Be den som sköter rättigheterna om den.',
  tooManyTries: 'För många försök. Vänta en stund och försök igen.',
  cookiesBlocked:
    'Din webbläsare hindrar inloggningen. Tillåt kakor eller prova en annan webbläsare.',
  resetLinkSpent: 'Länken har gått ut eller redan använts. Be om en ny länk.',
  signInAgain: 'Bekräfta först att det är du: logga in på nytt och fortsätt sedan.',
  invitationUnknown: 'Inbjudan hittades inte. Kontrollera att länken är hel.',
  invitationAccepted: 'Inbjudan är redan godkänd. Logga in och börja arbeta.',
  invitationExpired: 'Inbjudan har gått ut. Be den som bjöd in dig om en ny.',
  invitationWithdrawn: 'Inbjudan har dragits tillbaka eller ersatts av en ny.',
  invitationOfOther: 'Inbjudan gäller en annan adress än den du är inloggad med. Logga först ut.',
  invitationSignIn: 'Adressen har redan ett konto. Logga in med det och godkänn sedan inbjudan.',
  worksHere: 'Någon med den här adressen arbetar redan här. Byt rollen i listan.',
  invitationTaken: 'Inbjudan är redan godkänd. Du kan avsluta personens behörighet i listan.',
  ownFactors: 'Ingen kan nollställa sina egna inloggningssätt. Be någon annan göra det.',
  ownGrant: 'Du kan inte bekräfta en roll som du själv har gett. Någon annan bekräftar den.',
  grantSameInviter: `Du kan inte bekräfta rollen före {0}. {1} har gett rättigheter till dig eller till den som gav rollen för mindre än ${RECRUIT_DAYS} dagar sedan, så kontona kunde höra till samma person.`,
  ownRoles: 'Ingen kan ändra eller avsluta sin egen roll. Be någon annan göra det.',
  roleNotGivable:
    'Du kan inte ge eller ta bort den här rollen. Bara den rättighetsansvariga kan ändra roller som ger rätt att godkänna betalningar eller hantera personal.',
  lastKeeper:
    'Personen är den enda som har rollen. Ge först rollen som administratör eller rättighetsansvarig till någon annan.',
  staffChanged: 'Rollerna har ändrats på annat håll. Ladda om sidan och kontrollera dem.',
  cardNotFound: 'Kortet hittades inte.',
  cardAlreadyHeld: 'Du har redan ett {product}. Förläng det i Mitt {product}.',
  priceUnknown: 'Priserna har inte fastställts ännu.',
  termsChanged:
    'Villkoren har ändrats sedan du öppnade formuläret. Ladda om sidan och läs de nya villkoren.',
  priceChanged:
    'Priset har ändrats. Det nya priset är {0}. Kontrollera beställningen och fortsätt.',
  noMuseum: 'Besök kan bara registreras med ett museums kassakonto.',
  visitInFuture: 'Besökets tidpunkt ligger i framtiden. Kontrollera enhetens klocka.',
  visitTooOld: 'Besöket är över en vecka gammalt och kan inte längre registreras.',
  cardHeldUntil: 'Du har redan ett {product} som gäller till {0}. Förläng det i Mitt {product}.',
  otherEmailAddress:
    'Kortet köps med den adress som du är inloggad med. Byt adress genom att logga in på nytt.',
  paymentBeingConfirmed:
    'Din förra betalning håller på att bekräftas. Betala inte på nytt, du får snart ett mejl.',
  paymentNotFound: 'Betalningen hittades inte.',
  paymentDone: 'Beställningen är redan betald.',
  orderTooOld:
    'Beställningen kan inte längre betalas. Gå tillbaka till formuläret och beställ på nytt.',
  unpaidFirst:
    '{0} av din månadsbetalning är obetalt. Betala det först på månadsbetalningens sida: annars släpper kortet inte in dig på museerna, även om giltigheten förlängs.',
  unpaidBeforeCode:
    '{0} av din månadsbetalning är obetalt, så den extra tiden skulle inte öppna några dörrar. Betala det först på månadsbetalningens sida och använd koden sedan: den finns kvar.',
  instalmentsPaid: 'De här raterna är redan betalda.',
  sumChanged: 'Summan har ändrats: nu är {0} att betala. Ladda om sidan.',
  paymentMethodNotAllowed:
    'Beställningen kan inte betalas på det valda sättet. Välj ett annat betalningssätt.',
  methodClosed: 'Det här betalningssättet erbjuds inte längre. Välj ett annat betalningssätt.',
  monthlyClosed:
    'Månadsbetalning är inte möjlig nu, eftersom betalkort inte tas emot. Välj årsbetalning.',
  campaignUsedUp: 'Kampanjkoden är förbrukad. Gå tillbaka till formuläret och fortsätt utan kod.',
  campaignUsedByBuyer:
    'Den här beställningen skulle överskrida det antal kort som en köpare kan köpa med kampanjkoden. Gå tillbaka till formuläret och fortsätt utan kod.',
  paymentBeingStarted:
    'Betalningen håller redan på att inledas. Vänta en halv minut och välj betalningssätt på nytt.',
  paymentNotStarted:
    'Betaltjänsten svarar inte just nu. Inget har debiterats. Försök igen om en stund.',
  paymentNotPaid: 'Betalningen är inte bekräftad ännu, så giltigheten har inte ändrats.',
  noSavedCard: 'Du har inget sparat betalkort som kan debiteras. Spara först ett kort.',
  noVoucherColumns:
    'Filens första rad saknar en kolumn för stämpeln eller för beloppet. Stämpelns kolumn heter något av följande: {0}. Beloppets kolumn heter något av följande: {1}. Namnge kolumnerna och välj filen på nytt.',
  voucherStatus:
    'Filens statuskolumn har värden som inte säger om pengarna kom: {0}. Ta först bort de rader som inte har betalats och sedan hela statuskolumnen. Välj filen på nytt.',
  forgedSignal: 'Meddelandets signatur är ogiltig.',
  activationUnknown: 'Inget kort hittades med koden. Kontrollera koden.',
  activationMistyped: 'Koden är felskriven. Den har 16 tecken, till exempel ACDE-FGHJ-KMNP-QRT3.',
  activationUsed:
    'Koden har redan använts. Om du själv aktiverade kortet fungerar det: logga in och öppna Mitt {product}.',
  activationNotPaid:
    'Kortet är inte betalt ännu. Koden börjar fungera genast när betalningen har bekräftats.',
  activationTakenBack: 'Kortets köpare har återkallat koden. Be om en ny kod.',
  giftLinkReplaced:
    'Den här gåvolänken gäller inte längre: gåvan har skickats på nytt till en annan adress. Om gåvan är till dig, be givaren kontrollera din e-postadress.',
  plasticNoCard: 'Det finns inget aktiverat kort med numret. Kontrollera kundnumret.',
  plasticNotValid: 'Kortet är inte giltigt, så det görs inget plastkort av det.',
  plasticWaits: 'Ett plastkort är redan beställt för kortet och väntar på produktion.',
  plasticNotPosted: 'Plastkort skickas inte till det land där kunden bor.',
  plasticNoAddress:
    'Kunden har ingen postadress. Lägg till den på kundens sida med åtgärden Ändra adressen.',
  activationCodeNeeded:
    'Det här är ett kundnummer. Skriv in aktiveringskoden, som finns i gåvomeddelandet, inne i kuvertet eller i din arbetsgivares meddelande.',
  registrationHeld:
    'Du har redan ett {product}. Gå tillbaka till aktiveringen och lägg till året på det.',
  registrationOtherEmail:
    'Kortet registreras på adressen som du har loggat in med. Byt adress genom att logga in på nytt.',
  nothingToAddTo:
    'Du har ännu inget kort som året kan läggas till på. Aktivera kortet som ditt eget.',
  confirmationSpent:
    'Länken har gått ut eller redan använts. Ditt kort fungerar ändå: logga in med engångskod på adressen som meddelandet kom till.',
  giftNotFound: 'Gåvan hittades inte. Kontrollera att länken är hel.',
  giftOnItsWay: 'Gåvan är redan på väg och kan inte längre ändras.',
  giftOpenedAlready: 'Mottagaren har redan öppnat gåvan, så den kan inte längre ändras.',
  giftChangedElsewhere:
    'Gåvans uppgifter har ändrats i ett annat fönster. Ovan ser du vad som nu är sparat. Det du har skrivit finns kvar i formuläret: kontrollera det och spara på nytt.',
  giftNotResent: 'Gåvan kan inte skickas på nytt.',
  confirmationResentOften: 'Länken har redan skickats många gånger. Försök igen i morgon.',
  messageMissing: 'Skriv hur vi kan hjälpa dig.',
  messageTooLong: 'Meddelandet är för långt. Det får ha högst {0} tecken.',
  mailAddressWrong: 'E-postadressen är ogiltig. Kontrollera adressen.',
  giftResentOften:
    'Du har skickat gåvan på nytt flera gånger. Försök igen i morgon eller ladda ner gåvan för utskrift.',
  giftNotTurned: 'Gåvan kan inte längre göras digital.',
  companyOrdersUnpaid:
    'Du har redan {0|# beställning som inte är betald|# beställningar som inte är betalda}. Betala någon av dem, eller gör en ny beställning i morgon.',
  companyOrdersOfAddress:
    'Många beställningar har gjorts från ditt nätverk på kort tid. Försök igen om en timme eller kontakta kundtjänsten.',
  companyDeskNotFound: 'Länken öppnar ingen beställning. Öppna den från beställningsbekräftelsen.',
  companyClaimNotFound: 'Länken är inte aktiv. Be din arbetsgivare om en ny länk.',
  companyNotPaid:
    'Beställningen är inte betald ännu. Korten kan aktiveras genast när betalningen har bekräftats.',
  companyOtherDomain: 'Med den här länken skickas kortet bara till en adress som slutar på @{0}.',
  companyDomainInvalid:
    'Skriv företagets egen e-postdomän, till exempel foretag.fi. En e-posttjänst som är öppen för alla kan inte användas.',
  companyRemindedAlready:
    'En påminnelse kan skickas när det har gått en vecka sedan inbjudan och den förra påminnelsen.',
  companyTooManyPeople: 'Antalet nya personer är {0}, men antalet lediga kort är {1}.',
  companyTooFewCards: 'Så många lediga kort finns inte. Antalet lediga kort är {0}.',
  companyPersonTwice: 'Samma adress finns två gånger i filen.',
  companyRowTooShort: 'Raden ska ha förnamn, efternamn och e-post.',
  fixedDetails:
    'Namn och födelseår kan inte ändras, eftersom kortet görs automatiskt utifrån dem. Kontakta kundtjänsten.',
  addressTaken:
    'Det finns redan ett konto med den här adressen. Logga in med den eller välj en annan.',
  otherAddress: 'Adressen är inte den du är inloggad med.',
  contractRuns: 'Din månadsbetalning pågår till {0}. Därefter kan du radera kontot.',
  orderNotFound:
    'Beställningen hittades inte. Kontrollera beställningsnumret, eller logga in med adressen som du köpte med.',
  statementIncomplete:
    'Skriv ditt namn och en fungerande e-postadress så att vi kan bekräfta ditt ångermeddelande.',
  withdrawalSumChanged:
    'Beloppet som betalas tillbaka har ändrats. Kontrollera det nya beloppet och bekräfta igen.',
  signInWaits:
    'Kundtjänsten har bytt e-postadressen för ditt konto. Du kan logga in från {0}. Väntetiden skyddar ditt konto, och kortet fungerar under tiden.',
  otherPerson:
    'Sessionen tillhör nu {0}. Ingenting skickades. Granska innehållet och skicka sedan i ditt eget namn.',
  actionChanged: 'Uppgifterna ändrades efter att du hade granskat effekten. Granska den på nytt.',
  actionIdUsed:
    'Ditt förra försök kom fram fast inget svar kom, och det är gjort. Stäng fönstret om du inte vill göra något mer.',
  lastAdministrator:
    'Du är den sista administratören, så ditt konto kan inte raderas. Ge först rollen till någon annan.',
  lastRightsKeeper:
    'Du är den sista rättighetsansvariga, så ditt konto kan inte raderas. Ge först rollen till någon annan.',
  providerSilent: 'Betaltjänsten svarade inte. Inget ändrades. Försök på nytt om en stund.',
  actionOnSelf:
    'Du kan inte behandla dina egna uppgifter i administrationen. Be någon annan göra det.',
  approvalAsked:
    'Det finns redan en begäran om den här betalningen som väntar på en annan persons beslut.',
  approvalOwn: 'Du kan inte besluta om din egen begäran. En annan person beslutar om den.',
  approvalDecided: 'Begäran har redan avgjorts, återtagits eller gått ut.',
  approvalSameInviter: `Du kan inte godkänna det här före {0}. {2} har för mindre än ${RECRUIT_DAYS} dagar sedan gett rättigheter både åt dig och åt den som begärde det, så båda kontona kan höra till samma person. Det är inget fel på begäran. {1}`,
  approvalOwnRecruit: `Du kan inte godkänna det här före {0}, eftersom {2} har gett den ena av er rättigheter för mindre än ${RECRUIT_DAYS} dagar sedan. Det är inget fel på begäran. {1}`,
  approversAre: 'Det kan godkännas av {0}.',
  approversNone: 'Just nu kan ingen annan godkänna det.',
  goodwillNoCards: 'Urvalet innehåller inget kort som kan få mer tid.',
  goodwillRunChanged: 'Gottgörelsens läge har ändrats. Ladda om sidan.',
  dataImportState: 'Importens läge har ändrats. Ladda om sidan.',
  dataImportFiles:
    'Importen har inga filer, eller så har någon fil inte skickats eller lästs helt, eller så är dess kolumner inte sparade.',
  dataImportBytes: 'Filen har inte kommit fram i sin helhet. Skicka den på nytt.',
  dataImportTotals: 'Slutsummorna har ändrats. Kontrollera dem och underteckna på nytt.',
  dataImportSigner: 'Den som har undertecknat slutsummorna kan inte själv föra över uppgifterna.',
  actionUndone: 'Det här är redan upphävt.',
  actionNotUndoable: 'Det här kan inte upphävas.',
  actionOverlaid:
    'Det här kan inte längre upphävas, eftersom samma uppgifter har ändrats efteråt. Upphäv först den nyare ändringen.',
  actionBegun:
    'Ändringen har redan börjat gälla och kan inte längre upphävas. Planera en ny ändring i stället.',
  actionTooOld: 'Det här är för gammalt för att upphävas. Gör en ny åtgärd i stället.',
  secondFactorNeeded:
    'Bekräfta din inloggning med en lösennyckel eller en autentiseringsapp innan du fortsätter.',
  confirmIdentity: 'Bekräfta att det är du och fortsätt sedan.',
  passkeyRefused: 'Lösennyckeln godkändes inte. Försök igen eller använd ett annat sätt.',
  passkeyKnown: 'Den här lösennyckeln är redan tillagd.',
  factorsFull: 'Du kan ha högst {0|# lösennyckel|# lösennycklar}. Ta först bort någon av dem.',
  totpWrong: 'Koden är fel eller redan använd. Vänta på nästa kod i appen.',
  totpExpired: 'QR-koden har gått ut. Börja om med att lägga till appen.',
  recoveryCodeWrong: 'Reservkoden är fel eller redan använd.',
  lastFactor:
    'Detta kan inte tas bort, för då skulle du inte längre komma in. Lägg först till en annan lösennyckel eller skapa nya reservkoder.',
  logoType: 'Logotypen är varken PNG eller WebP. Spara den som PNG och skicka den på nytt.',
  logoSmall: 'Logotypen är för liten. Den kortare sidan måste vara minst 64 bildpunkter.',
  logoShape:
    'Logotypen är för bred eller för hög. Bredden får vara högst 8 gånger höjden och höjden 2 gånger bredden.',
  pictureType:
    'Bilden är varken JPEG, PNG eller WebP. Spara den i något av de formaten och lägg till den på nytt.',
  pictureBroken: 'Bildfilen är trasig eller ofullständig. Ladda ner den på nytt och försök igen.',
  pictureSmall: 'Bilden är för liten. Den måste vara minst 800 × 500 bildpunkter.',
  pictureHuge: 'Bilden har för många bildpunkter. Förminska den till under 60 miljoner.',
  pictureHeavy: 'Bilden tar för mycket minne när den öppnas. Förminska den och skicka den på nytt.',
  pictureInterlaced:
    'En så stor bild får inte vara sammanflätad (progressiv). Spara den utan sammanflätning eller förminska den.',
  picturesWait: 'Just nu behandlas andra bilder. Bilden sparades inte. Försök igen om en stund.',
  tooManyPictures:
    'Från ett konto tas högst {0|# bild|# bilder} emot per timme. Skicka resten senare.',
};
