const parts = import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(parts).join('\n');
