/** Of eight payments three buy a card, two renew one, three are instalments; twelve of those make a contract. */
export type Size = { payments: number; visits: number };
