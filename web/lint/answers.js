/**
 * Emits the types of the answers of the API from its description, `openapi.json`, and the schema of the JSON. `check.js` does it before
 * it checks types, so that they cannot be out of date.
 *
 * An object with alternatives becomes one object, in which only the fields of all of them are required. A constraint stays open,
 * because its kind decides which fields it has.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const OPEN = new Set(['constraint']);

/** Keywords that say nothing about types. */
const ALTERNATIVES = ['oneOf', 'anyOf'];

/**
 * Writes the types.
 *
 * @param {string} root the folder of the project
 * @param {string} file the file to write
 */
export function emitAnswers(root, file) {
  const read = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  const {paths} = read('web/src/main/resources/org/nonomino/web/openapi.json');
  const {$defs: definitions} = read('docs/nonomino.schema.json');
  const all = [answers('Answers', 'post', paths), answers('Lists', 'get', paths)];
  const types = new Map(
    Object.entries(definitions).map(([name, schema]) => [
      typeName(name),
      `${docOf(schema, '')}export type ${typeName(name)} = ${typeOf(schema, definitions, name)};\n`,
    ]),
  );
  // The types that the answers are made of.
  for (let i = 0; i < all.length; i++) {
    for (const [name] of all[i].matchAll(/\b[A-Z]\w*\b/g)) {
      const type = types.get(name);
      if (type) {
        all.push(type);
        types.delete(name);
      }
    }
  }
  const text = ['// Emitted from openapi.json and nonomino.schema.json by answers.js.\n', ...all].join('\n');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Returns the answers to requests of a method, by path. */
function answers(name, method, paths) {
  const lines = Object.entries(paths).flatMap(([address, {[method]: operation}]) => {
    const ref = operation?.responses['200'].content['application/json']?.schema.$ref;
    return ref ? [`  '${address.slice(1)}': ${typeName(ref.split('/').at(-1))};`] : [];
  });
  return `/** The answer to each ${method.toUpperCase()} request, by path. */\nexport type ${name} = {\n${lines.join('\n')}\n};\n`;
}

function typeName(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function docOf({description}, indent) {
  return description ? `${indent}/** ${description.replaceAll('*/', '* /')} */\n` : '';
}

function typeOf(schema, definitions, name = '') {
  if (schema === true || schema === undefined) {
    return 'unknown';
  }
  if (OPEN.has(name)) {
    return '{kind: string} & Record<string, unknown>';
  }
  if (schema.$ref) {
    return typeName(schema.$ref.split('/').at(-1));
  }
  if (schema.const !== undefined) {
    return JSON.stringify(schema.const);
  }
  if (schema.enum) {
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  }
  const fields = fieldsOf(schema, definitions);
  if (fields) {
    return objectType(fields, definitions);
  }
  const alternatives = ALTERNATIVES.flatMap((keyword) => schema[keyword] ?? []);
  if (alternatives.length > 0) {
    return [...new Set(alternatives.map((each) => typeOf(each, definitions)))].join(' | ');
  }
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeOf({...schema, type}, definitions)).join(' | ');
  }
  switch (schema.type) {
    case 'array':
      return schema.prefixItems
        ? `[${schema.prefixItems.map((each) => typeOf(each, definitions)).join(', ')}]`
        : `readonly (${typeOf(schema.items, definitions)})[]`;
    case 'object':
      return `Record<string, ${typeOf(schema.additionalProperties || undefined, definitions)}>`;
    case 'integer':
      return 'number';
    default:
      return schema.type ?? 'unknown';
  }
}

/**
 * Returns the fields of an object with its parts and alternatives.
 *
 * @returns the types of each field by its name, and the required names; null if it is no object with fields
 */
function fieldsOf(schema, definitions) {
  if (schema === false || schema === true) {
    return null;
  }
  if (schema.$ref) {
    return fieldsOf(definitions[schema.$ref.split('/').at(-1)], definitions);
  }
  const types = new Map(
    Object.entries(schema.properties ?? {})
      .filter(([, each]) => each !== false)
      .map(([name, each]) => [name, new Set([each])]),
  );
  const required = new Set(schema.required ?? []);
  const join = (others) =>
    others.forEach((each, name) => types.set(name, new Set([...(types.get(name) ?? []), ...each])));
  for (const part of (schema.allOf ?? []).filter((each) => !each.if)) {
    const fields = fieldsOf(part, definitions);
    if (fields) {
      join(fields.types);
      fields.required.forEach((name) => required.add(name));
    }
  }
  const alternatives = ALTERNATIVES.flatMap((keyword) => schema[keyword] ?? []).map((each) =>
    fieldsOf(each, definitions),
  );
  if (alternatives.length > 0 && alternatives.every(Boolean)) {
    alternatives.forEach((each) => join(each.types));
    [...alternatives[0].required]
      .filter((name) => alternatives.every((each) => each.required.has(name)))
      .forEach((name) => required.add(name));
  }
  return types.size > 0 ? {types, required} : null;
}

function objectType({types, required}, definitions) {
  const fields = [...types].map(([name, schemas]) => {
    const type = [...new Set([...schemas].map((each) => typeOf(each, definitions)))].join(' | ');
    const [first] = schemas;
    return `${docOf(first, '  ')}  ${name}${required.has(name) ? '' : '?'}: ${type};`;
  });
  return `{\n${fields.join('\n')}\n}`;
}
