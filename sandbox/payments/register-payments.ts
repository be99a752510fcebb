import type { FastifyInstance } from 'fastify';
import { registerEpassi } from '../epassi/epassi-routes.ts';
import { registerPaytrail } from '../paytrail/paytrail-routes.ts';
import { registerSmartum } from '../smartum/smartum-routes.ts';
import { registerControl } from './control-routes.ts';
import { openWorld, type PaymentOptions, type World } from './world.ts';

/** Three providers under one roof, each at the path its address in the settings names. */
export function registerPayments(app: FastifyInstance, options: PaymentOptions): World {
  const world = openWorld(options);
  app.register(async (scope) => registerPaytrail(scope, world), { prefix: '/paytrail' });
  app.register(async (scope) => registerEpassi(scope, world), { prefix: '/epassi' });
  app.register(async (scope) => registerSmartum(scope, world), { prefix: '/smartum' });
  app.register(async (scope) => registerControl(scope, world), { prefix: '/sandbox' });
  return world;
}
