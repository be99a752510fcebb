import type { Campaign } from '../../domain/scheme/campaign/campaign.ts';

type DemoCampaign = Pick<Campaign, 'kind' | 'value' | 'purchaseKinds' | 'billingTypes'> & {
  /** Shown in the office only. */
  name: string;
  code: string;
  startsDaysAgo: number;
  endsInDays: number;
  useLimit: number | null;
};

/** Invented codes, one for each kind and state of a campaign. */
export const DEMO_CAMPAIGNS: DemoCampaign[] = [
  {
    name: 'Revontulet, kaikille',
    code: 'REVONTULI',
    kind: 'amountOff',
    value: 1100,
    purchaseKinds: ['standard', 'renewal'],
    billingTypes: ['annually'],
    startsDaysAgo: 30,
    endsInDays: 3650,
    useLimit: null,
  },
  {
    name: 'Kymmenen prosenttia lahjasta',
    code: 'KYMMENEN',
    kind: 'percentOff',
    value: 10,
    purchaseKinds: ['standard', 'gift', 'companyOrder'],
    billingTypes: ['annually'],
    startsDaysAgo: 30,
    endsInDays: 3650,
    useLimit: null,
  },
  {
    name: 'Kuukausi lahjaksi',
    code: 'KUUKAUSILAHJA',
    kind: 'extraMonths',
    value: 1,
    purchaseKinds: ['standard', 'renewal'],
    billingTypes: ['annually', 'monthly'],
    startsDaysAgo: 30,
    endsInDays: 3650,
    useLimit: null,
  },
  {
    name: 'Sata nopeinta',
    code: 'NOPEAT',
    kind: 'percentOff',
    value: 20,
    purchaseKinds: ['standard'],
    billingTypes: ['annually'],
    startsDaysAgo: 30,
    endsInDays: 3650,
    useLimit: 100,
  },
  {
    name: 'Viime vuoden avajaiset',
    code: 'VIIMEVUONNA',
    kind: 'amountOff',
    value: 1200,
    purchaseKinds: ['standard'],
    billingTypes: ['annually'],
    startsDaysAgo: 400,
    endsInDays: -35,
    useLimit: null,
  },
];
