"""Finds and calls the metier command for the programs in this folder. Not a program itself."""

import os
import shlex
import shutil
import subprocess
import sys

MISSING = 4
INTERRUPTED = 130

EXIT_STATUS_HELP = """exit status:
  0    done
  1    done, and the answer is no
  2    wrong use, or no such file
  3    refused for safety
  4    something needed is missing here, such as the metier command
  130  interrupted

environment:
  METIER_COMMAND  how to start metier, if it is not on the PATH, for example "npx --yes metier"
"""


def command():
    """Words that start metier, as a list for subprocess. Ends the program with 4 when there is none."""
    configured = os.environ.get("METIER_COMMAND", "").strip()
    if configured:
        try:
            words = shlex.split(configured)
        except ValueError as error:
            sys.exit(fail("METIER_COMMAND cannot be read: %s." % error, "Check its quotation marks."))
        program = shutil.which(words[0])
        if program is None:
            sys.exit(fail("METIER_COMMAND names %s, which is not there." % words[0], "Correct it or unset it."))
        return [program] + words[1:]
    program = shutil.which("metier")
    if program is None:
        sys.exit(
            fail(
                "The metier command was not found.",
                'Install it with "npm install --global metier", or set METIER_COMMAND="npx --yes metier".',
            )
        )
    return [program]


def fail(message, next_step):
    """Prints what is wrong and what to do; returns the exit status for something missing."""
    print("%s\n%s" % (message, next_step), file=sys.stderr)
    return MISSING


def run(arguments, output=None):
    """Runs metier with these arguments; its answer goes to `output`, or to our own. Returns its exit status."""
    words = command() + list(arguments)
    try:
        return status_of(subprocess.run(words, check=False, stdout=output).returncode)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        return fail("%s could not be started: %s." % (words[0], error.strerror), "Check that it may be executed.")


def knows(name):
    """Whether the installed metier has this command."""
    try:
        answer = subprocess.run(
            command() + [name, "--help"],
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return False
    return answer.returncode == 0


def status_of(code):
    """A child that a signal ended has a negative code in Python; shells call it 128 plus the signal."""
    return code if code >= 0 else 128 - code
