const fi = {
  password: 'kysyy salasanan (3-D Secure)',
  automatic: 'vahvistuu itsestään (3-D Secure)',
  attempted: 'vahvistusta yritetään (3-D Secure)',
  confirmFails: 'vahvistus epäonnistuu (3-D Secure)',
  noFunds: 'kate ei riitä',
  passwordAgain: 'kysyy salasanan, kun veloitetaan uudelleen',
  automaticAgain: 'vahvistuu itsestään, kun veloitetaan uudelleen',
  foreignNoFunds: 'EU:n ulkopuolelta, kate ei riitä',
  onceThenNoFunds: 'toimii kerran, sitten kate ei riitä (116)',
  onceThenLost: 'toimii kerran, sitten kadonnut (208)',
  onceThenStopped: 'toimii kerran, sitten suljettu (183)',
  expiresSoon: 'vanhenee pian',
};

export type CardTrait = keyof typeof fi;

const sv: Record<CardTrait, string> = {
  password: 'frågar efter lösenord (3-D Secure)',
  automatic: 'bekräftas av sig självt (3-D Secure)',
  attempted: 'bekräftelse försöks (3-D Secure)',
  confirmFails: 'bekräftelsen misslyckas (3-D Secure)',
  noFunds: 'täckning saknas',
  passwordAgain: 'frågar efter lösenord när det debiteras igen',
  automaticAgain: 'bekräftas av sig självt när det debiteras igen',
  foreignNoFunds: 'utanför EU, täckning saknas',
  onceThenNoFunds: 'fungerar en gång, sedan saknas täckning (116)',
  onceThenLost: 'fungerar en gång, sedan borttappat (208)',
  onceThenStopped: 'fungerar en gång, sedan spärrat (183)',
  expiresSoon: 'går snart ut',
};

const en: Record<CardTrait, string> = {
  password: 'asks for a password (3-D Secure)',
  automatic: 'confirms by itself (3-D Secure)',
  attempted: 'confirmation is attempted (3-D Secure)',
  confirmFails: 'confirmation fails (3-D Secure)',
  noFunds: 'insufficient funds',
  passwordAgain: 'asks for a password when charged again',
  automaticAgain: 'confirms by itself when charged again',
  foreignNoFunds: 'from outside the EU, insufficient funds',
  onceThenNoFunds: 'works once, then insufficient funds (116)',
  onceThenLost: 'works once, then lost (208)',
  onceThenStopped: 'works once, then stopped (183)',
  expiresSoon: 'expires soon',
};

const TRAITS: Record<string, Record<CardTrait, string>> = { FI: fi, SV: sv, EN: en };

export function traitText(language: string, trait: CardTrait): string {
  return (TRAITS[language] ?? fi)[trait];
}
