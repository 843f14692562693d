// What a coach says in the first games of Barracks, by what is asked; the aim while nothing is.
import type { Coach } from '../../shell/games';
import { t } from '../../shell/i18n/language.svelte';

const ASKED = new Set(['recruit', 'pick', 'send', 'orders', 'target']);

const coach: Coach = (_, request) => t(`barracks-coach-${request && ASKED.has(request.kind) ? request.kind : 'aim'}`);
export default coach;
