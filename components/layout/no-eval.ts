/** Tells zod, wherever it loads, not to try whether code may be made of text: the content policy forbids it and would report each try. */
export const NO_EVAL_SCRIPT = `__zod_globalConfig={jitless:true}`
