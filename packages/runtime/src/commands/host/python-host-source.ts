/**
 * The program in which Python commands of one skill live, run with `python3 -c` inside the sandbox. It speaks as the
 * host of scripts does. What the decorators are imported from in other systems is provided here, unless it is really
 * installed. Nothing heavy is imported until a command needs it: a call is to cost little more than Python itself.
 */
export const pythonHostSource = String.raw`
import sys
sys.path[:] = [place for place in sys.path if place not in ('', '.')]
import os, json, _thread
from importlib.machinery import ModuleSpec

mark = sys.argv[1].encode()
incoming = os.fdopen(os.dup(0), 'rb')
outgoing = os.dup(1)
os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
os.dup2(2, 1)
lock = _thread.allocate_lock()
commands = {}
Module = type(sys)


def send(message):
    line = mark + json.dumps(message, allow_nan=False, default=plain).encode() + b'\n'
    with lock:
        while line:
            line = line[os.write(outgoing, line):]


def plain(value):
    for way in ('model_dump', '_asdict', 'to_dict', 'isoformat'):
        if hasattr(value, way) and not isinstance(value, type):
            return getattr(value, way)()
    if hasattr(value, '__dataclass_fields__'):
        return {name: getattr(value, name) for name in value.__dataclass_fields__}
    if hasattr(value, '__fspath__'):
        return str(value)
    if hasattr(value, 'value') and hasattr(value, 'name'):
        return value.value
    if isinstance(value, (set, frozenset, tuple)):
        return list(value)
    if isinstance(value, bytes):
        return value.decode('utf-8', 'replace')
    return str(value)


def skill_command(name=None, category=None, description=None, **options):
    def mark_function(function, given=None):
        function.__metier_command__ = {'name': given or function.__name__, 'category': category, 'description': description}
        return function
    if callable(name):
        return mark_function(name)
    return lambda function: mark_function(function, name)


class Decorators:
    def find_spec(self, name, path=None, target=None):
        first = name.partition('.')[0]
        return ModuleSpec(name, self, is_package=True) if first in ('agent', 'omni', 'metier') else None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        module.skill_script = module.skill_command = skill_command


sys.meta_path.append(Decorators())


def problem_of(error):
    import traceback
    trace = ''.join(traceback.format_exception(type(error), error, error.__traceback__))
    return {'message': type(error).__name__ + ': ' + str(error), 'trace': trace[-4000:]}


def run_file(module, path):
    with open(path, 'rb') as file:
        source = file.read()
    module.__file__ = path
    module.__metier_awaits__ = any(word in source for word in (b'await', b'async with', b'async for', b'asyncio', b'import *'))
    exec(compile(source, path, 'exec', dont_inherit=True), module.__dict__)


def load(message):
    place = os.path.join(message['skillDirectory'], 'scripts')
    sys.path[:0] = [place, message['skillDirectory']]
    package = Module('scripts')
    package.__path__ = [place]
    package.__package__ = 'scripts'
    sys.modules['scripts'] = package
    answers = []
    start = os.path.join(place, '__init__.py')
    if os.path.exists(start):
        try:
            run_file(package, start)
        except BaseException as error:
            answers.append({'file': 'scripts/__init__.py', 'commands': [], 'problem': problem_of(error)})
    for file in message['files']:
        name = 'scripts.' + os.path.basename(file['path'])[:-3]
        module = Module(name)
        module.__package__ = 'scripts'
        sys.modules[name] = module
        setattr(package, name[8:], module)
        try:
            run_file(module, file['path'])
        except BaseException as error:
            del sys.modules[name]
            answers.append({'file': file['file'], 'commands': [], 'problem': problem_of(error)})
            continue
        found = []
        for symbol, value in list(module.__dict__.items()):
            told = getattr(value, '__metier_command__', None)
            if isinstance(told, dict) and getattr(value, '__module__', None) == name:
                commands.setdefault(told['name'], value)
                found.append(told)
        answers.append({'file': file['file'], 'commands': found})
    return {'files': answers}


def convert(value, hint):
    if not isinstance(hint, type) or value is None:
        return value
    if hasattr(hint, '__members__') and not isinstance(value, hint):
        return hint(value)
    if hasattr(hint, '__fspath__') and isinstance(value, str):
        return hint(value)
    if isinstance(value, dict) and hasattr(hint, 'model_validate'):
        return hint.model_validate(value)
    if isinstance(value, dict) and hasattr(hint, '__dataclass_fields__'):
        return hint(**value)
    return value


def run(function, given):
    hints = getattr(function, '__annotations__', {})
    result = function(**{key: convert(value, hints.get(key)) for key, value in given.items()})
    if not hasattr(result, 'send') or not hasattr(result, 'cr_code'):
        return result
    # A file that never waits for anything needs no event loop, which takes longer to import than Python to start.
    if not getattr(sys.modules.get(function.__module__), '__metier_awaits__', True):
        try:
            result.send(None)
        except StopIteration as end:
            return end.value
    import asyncio
    return asyncio.run(result)


def call(message):
    function = commands.get(message['command'])
    if function is None:
        return {'problem': {'message': 'There is no command ' + json.dumps(message['command']) + ' any more.'}}
    result = run(function, message['input'])
    if isinstance(result, str):
        return {'text': result}
    return {'text': ''} if result is None else {'value': result}


def answer(message):
    try:
        reply = load(message) if message['kind'] == 'load' else call(message)
        send(dict(reply, id=message['id']))
    except BaseException as error:
        send({'id': message['id'], 'problem': problem_of(error)})


for line in incoming:
    message = json.loads(line)
    if message['kind'] == 'load':
        answer(message)
    elif message['kind'] == 'call':
        _thread.start_new_thread(answer, (message,))
os._exit(0)
`
