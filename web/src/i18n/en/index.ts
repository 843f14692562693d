// The words of the interface, and those that the server's tables share with it.
import shared from '@telling/en/table.ftl?raw';

const parts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });

export default [shared, ...Object.values(parts)].join('\n');
