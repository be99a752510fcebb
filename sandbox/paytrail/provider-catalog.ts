export type Group = 'mobile' | 'bank' | 'creditcard' | 'credit';
export type CatalogEntry = { id: string; name: string; group: Group; logo: string; most?: number };

const COMPANY_INVOICE_LIMIT = 500_000;

function entry(group: Group, id: string, name: string, logo = id): CatalogEntry {
  return { id, name, group, logo };
}

/** Two entries share the id `creditcard`, and `sointupankki` is unknown to the shop. */
const CATALOG: CatalogEntry[] = [
  entry('mobile', 'mobilepay', 'MobilePay'),
  entry('mobile', 'siirto', 'Siirto'),
  entry('mobile', 'apple-pay', 'Apple Pay'),
  entry('mobile', 'google-pay', 'Google Pay'),
  entry('bank', 'osuuspankki', 'OP'),
  entry('bank', 'nordea', 'Nordea'),
  entry('bank', 'danske', 'Danske Bank'),
  entry('bank', 'spankki', 'S-Pankki'),
  entry('bank', 'pop', 'POP Pankki'),
  entry('bank', 'omasp', 'Oma Säästöpankki'),
  entry('bank', 'aktia', 'Aktia'),
  entry('bank', 'saastopankki', 'Säästöpankki'),
  entry('bank', 'alandsbanken', 'Ålandsbanken'),
  entry('bank', 'sointupankki', 'Sointupankki'),
  entry('creditcard', 'creditcard', 'Visa', 'visa'),
  entry('creditcard', 'creditcard', 'Mastercard', 'mastercard'),
  entry('creditcard', 'amex', 'American Express'),
  entry('credit', 'oplaskuV1', 'OP Lasku'),
  entry('credit', 'walleyb2c', 'Walley'),
  entry('credit', 'klarna', 'Klarna'),
  { ...entry('credit', 'collectorb2b', 'Collector Yrityslasku'), most: COMPANY_INVOICE_LIMIT },
  { ...entry('credit', 'walleyb2b', 'Walley Yrityslasku'), most: COMPANY_INVOICE_LIMIT },
];

export const GROUP_NAMES: Record<'FI' | 'SV' | 'EN', Record<Group, string>> = {
  FI: {
    mobile: 'Mobiilimaksutavat',
    bank: 'Pankkimaksutavat',
    creditcard: 'Korttimaksutavat',
    credit: 'Lasku- ja osamaksutavat',
  },
  SV: {
    mobile: 'Mobila betalningssätt',
    bank: 'Bankbetalningssätt',
    creditcard: 'Kortbetalningssätt',
    credit: 'Faktura- och delbetalningssätt',
  },
  EN: {
    mobile: 'Mobile payment methods',
    bank: 'Bank payment methods',
    creditcard: 'Card payment methods',
    credit: 'Invoice and instalment payment methods',
  },
};

export const TERMS: Record<'FI' | 'SV' | 'EN', string> = {
  FI: 'Valitsemalla maksutavan hyväksyt <a href="https://www.paytrail.com/kuluttaja/maksupalveluehdot" target="_blank">maksupalveluehdot</a>',
  SV: 'Genom att välja betalningssätt godkänner du <a href="https://www.paytrail.com/kuluttaja/maksupalveluehdot" target="_blank">villkoren för betaltjänsten</a>',
  EN: 'By choosing a payment method you accept the <a href="https://www.paytrail.com/kuluttaja/maksupalveluehdot" target="_blank">payment service terms</a>',
};

export type Filter = { amount?: number | undefined; groups?: string[] | undefined };

export function offered({ amount, groups }: Filter): CatalogEntry[] {
  return CATALOG.filter(
    ({ group, most }) =>
      (!groups || groups.includes(group)) && (amount === undefined || amount <= (most ?? Infinity)),
  );
}

export function findEntry(id: string): CatalogEntry | null {
  return CATALOG.find((known) => known.id === id) ?? null;
}
