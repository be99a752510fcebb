import type { Channel } from '../../../domain/payment/provider.ts';
import { epassi } from './epassi-channel.ts';
import { paytrail } from './paytrail-channel.ts';
import type { ServerChannel } from './server-channel.ts';
import { smartum } from './smartum-channel.ts';

/** A new channel is a row. */
export const SERVER_CHANNELS: Record<Channel, ServerChannel> = { paytrail, epassi, smartum };
